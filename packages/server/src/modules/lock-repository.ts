import { Refusal, sentences } from '@portal/api';
import type { Trx } from '../platform/db/database.ts';

/**
 * A call that counts rows before adding one waits here: of two calls at once the second counts the first's.
 * Refuses when the account has been deleted meanwhile.
 */
export async function lockPhotographer(trx: Trx, id: number): Promise<void> {
  const card = await trx.selectFrom('photographers').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!card) throw new Refusal(401, sentences.sessionExpired);
}
