import { newToken } from '../../platform/tokens.ts';
import type { Ports } from '../../platform/ports.ts';
import { proposeSharedValue } from './repository.ts';

/** The secret that signs addresses of private files: one for all processes of a database, made by the first. */
export async function signingSecret({ db }: Pick<Ports, 'db'>): Promise<string> {
  const secret = await proposeSharedValue(db, 'signing_secret', newToken());
  if (secret === undefined) throw new Error('The signing secret in the database is none');
  return secret;
}
