import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

/** Whether some connection of this PostgreSQL database waits for a lock. */
export async function isSomebodyWaiting(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
