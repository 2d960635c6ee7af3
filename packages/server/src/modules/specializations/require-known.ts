import { Refusal, sentences } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import { findSpecializationIds } from './repository.ts';

/** Refuses unknown ids of specializations, with an error for the field. */
export async function requireKnown({ db }: Pick<Ports, 'db'>, ids: readonly number[], field: string): Promise<void> {
  const known = await findSpecializationIds(db, ids);
  if (ids.some((id) => !known.includes(id))) throw new Refusal(422, sentences.invalid, { [field]: [sentences.categoryUnknown] });
}
