import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** The highest id in the directory; 0 when it is empty. */
export async function selectLastListed(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('photographers')
    .select('id')
    .where('listed', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Everybody of the directory with an id in (`after`, `last`]. */
export async function selectListed(db: Kysely<Database>, after: number, last: number): Promise<{ id: number; updatedAt: Date }[]> {
  return db
    .selectFrom('photographers')
    .select(['id', 'updated_at as updatedAt'])
    .where('listed', '=', true)
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
}
