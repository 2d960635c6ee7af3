import { type Kysely, sql } from 'kysely';
import columns from './columns.json' with { type: 'json' };
import { StartupError } from '../process/startup-error.ts';
import type { Database } from './database.ts';

/** Every `table.column` of the connection's own schema, in order. Tables of somebody else's in it do not matter. */
export async function columnsOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** The columns of this version that the database does not have, as `table.column`. */
export async function missingColumns(db: Kysely<Database>): Promise<string[]> {
  const found = new Set(await columnsOf(db));
  return columns.filter((name) => !found.has(name));
}

/**
 * Throws a StartupError that names the missing columns. Migrations are done once: what was taken away by hand, or left out when a backup was restored,
 * they do not bring back.
 */
export async function requireColumns(db: Kysely<Database>): Promise<void> {
  const missing = await missingColumns(db);
  if (missing.length === 0) return;
  throw new StartupError(`The database lacks ${missing.join(', ')}, though its migrations have run: restore all of a backup.`);
}
