import type { Trx } from '../platform/db/database.ts';

/** Whoever counts what somebody has before adding to it waits here: of two calls at once the second counts the first's. */
export async function lockPhotographer(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('photographers').select('id').where('id', '=', id).forUpdate().execute();
}
