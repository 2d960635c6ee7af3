import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

const LOOK_EVERY_MS = 20_000;
/** The size of the write-ahead log after which a checkpoint writes it into the tables. */
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
/** The time after which there is a checkpoint in any case, so that the next start is quick. */
const CHECKPOINT_MS = 10 * 60_000;
const VACUUM_MS = 10 * 60_000;

export interface MaintenanceRhythm {
  lookEveryMs?: number;
  checkpointBytes?: number;
  vacuumEveryMs?: number;
}

/**
 * The embedded PostgreSQL has no background processes: without this its log and its dead rows would grow for ever. One statement at a time, so that
 * calls get in between. Returns the function that stops it.
 */
export function startMaintenance(
  db: Kysely<Database>,
  { lookEveryMs = LOOK_EVERY_MS, checkpointBytes = CHECKPOINT_BYTES, vacuumEveryMs = VACUUM_MS }: MaintenanceRhythm = {},
): () => Promise<void> {
  let checkpointed = 0;
  let checkpointAt = performance.now();
  let vacuumedAt = performance.now();
  let running: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    const written = await writtenBytes(db);
    const grown = written - checkpointed;
    if (grown >= checkpointBytes || (grown > 0 && performance.now() - checkpointAt >= CHECKPOINT_MS)) {
      await sql`checkpoint`.execute(db);
      checkpointed = await writtenBytes(db);
      checkpointAt = performance.now();
    }
    if (performance.now() - vacuumedAt >= vacuumEveryMs) {
      vacuumedAt = performance.now();
      for (const table of await untidyTables(db)) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    }
  };

  // After an error it is tried again the next time; a crash of the engine is reported elsewhere.
  const timer = setInterval(() => {
    running = running.then(look).catch(() => {});
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function writtenBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Tables with enough changes by autovacuum's own rule (50 rows and a tenth of them). */
async function untidyTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables
    where greatest(n_dead_tup, n_mod_since_analyze) > 50 + n_live_tup / 10`.execute(db);
  return rows.map(({ relname }) => relname);
}
