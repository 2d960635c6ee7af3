import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

/** How many connections of this PostgreSQL database wait for a lock. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
