import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Columns of a photograph that was uploaded when there was no middle copy. */
export interface Unfinished {
  id: number;
  medium_key: string;
}

/** The next photographs behind an id that lack their middle copy. */
export async function selectUnfinished(db: Kysely<Database>, after: number, count: number): Promise<Unfinished[]> {
  return db
    .selectFrom('media')
    .select(['id', 'medium_key'])
    .where('middle_key', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Names the new copy, unless another process has, or the photograph is gone. Answers whether it did. */
export async function nameMiddle(trx: Transaction<Database>, id: number, key: string, placeholder: string): Promise<boolean> {
  const { rows } = await sql`
    update media set middle_key = ${key}, placeholder = ${placeholder}
    where id = ${id}::bigint and middle_key is null returning id`.execute(trx);
  return rows.length > 0;
}
