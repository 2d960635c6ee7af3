import type { Portfolio } from '@portal/api';
import type { Ports } from '../../ports.ts';
import type { Actor } from '../../serve.ts';
import { selectPortfolios } from './repository.ts';

export function listPortfolios({ db }: Ports, { userId }: Actor): Promise<Portfolio[]> {
  return selectPortfolios(db, userId);
}
