import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

/** How many connections of this PostgreSQL database wait for a lock. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

/** Lets all who record an event of a share wait until this transaction ends. */
export async function lockHistory(trx: Transaction<Database>): Promise<void> {
  await sql`lock table share_events in share mode`.execute(trx);
}
