import path from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '../../server/src/platform/db/embedded.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import type { OpenDatabase } from '../../server/src/platform/db/open-database.ts';
import { openPostgres } from '../../server/src/platform/db/postgres.ts';
import { startPostgres } from '../../server/test/support/servers/start-postgres.ts';

export interface BenchDatabase extends Pick<OpenDatabase, 'db' | 'close'> {
  /** What it is, for the table of results. */
  engine: 'embedded' | 'postgres';
}

/**
 * An empty database with the portal's tables: the embedded one, a throw-away PostgreSQL of this machine's packages, or
 * the one that BENCH_DATABASE_URL names.
 */
export async function openBenchDatabase(folder: string, withPostgres: boolean): Promise<BenchDatabase> {
  const named = process.env['BENCH_DATABASE_URL'];
  if (!named && !withPostgres) {
    // What is measured only reads: that the generated rows reach the disk would be waited for in vain.
    const { db, close } = await openEmbedded({ folder: path.join(folder, 'database'), durable: false, statementMs: 0 });
    await migrate(db);
    return { db, engine: 'embedded', close };
  }
  const local = named ? null : await startPostgres(folder);
  const { db, close } = await openPostgres(named ?? local?.url ?? '', { statementMs: 0 });
  const { rows: tables } = await sql`select from pg_tables where schemaname = 'public' limit 1`.execute(db);
  // A portal's indexes would be dropped, and its people drowned among made-up ones.
  if (tables.length > 0) throw new Error('The database of BENCH_DATABASE_URL is not empty');
  await migrate(db);
  return {
    db,
    engine: 'postgres',
    async close() {
      await close();
      await local?.stop();
    },
  };
}
