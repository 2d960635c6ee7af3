import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/platform/db/database.ts';

/** Whether anybody else is connected to this PostgreSQL database, including killed processes whose last statements still run. */
export async function isSomebodyElseThere(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows.length > 0;
}
