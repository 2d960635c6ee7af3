import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { migrations } from '../../platform/db/migrations/index.ts';

/** Whether the database answers and knows every table of this version. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => done.has(name));
}
