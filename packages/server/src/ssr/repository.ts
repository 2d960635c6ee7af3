import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/database.ts';

// What search engines may index: the directory without the demo cards.

/** The highest id; 0 when there are no photographers. */
export async function selectLastListed(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('photographers')
    .select('id')
    .where('listed', '=', true)
    .where('is_demo', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Everybody with an id in (`after`, `last`]. */
export async function selectListed(db: Kysely<Database>, after: number, last: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('photographers')
    .select('id')
    .where('listed', '=', true)
    .where('is_demo', '=', false)
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
}
