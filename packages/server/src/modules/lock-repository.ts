import { Refusal, sentences } from '@portal/api';
import type { Trx } from '../platform/db/database.ts';

/**
 * Locks the photographer's row, so that of two calls that count rows before adding one the second counts the first's. Refuses when the account has
 * been deleted meanwhile.
 */
export async function lockPhotographer(trx: Trx, id: number): Promise<void> {
  const card = await trx.selectFrom('photographers').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!card) throw new Refusal(401, sentences.sessionExpired);
}
