import { type Kysely, sql } from 'kysely';
import columns from './columns.json' with { type: 'json' };
import type { Database } from './database.ts';

/** Every `table.column` of the connection's own schema, in order. Tables of somebody else's in it do not matter. */
export async function columnsOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** The columns of this version that the database does not have, as `table.column`. */
export async function missingColumns(db: Kysely<Database>): Promise<string[]> {
  const found = new Set(await columnsOf(db));
  return columns.filter((name) => !found.has(name));
}
