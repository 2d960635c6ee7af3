import { requireColumns } from '../platform/db/missing-columns.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../platform/process/config.ts';
import { openEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { orNull } from '../platform/files/or-null.ts';
import { needFolder } from '../platform/process/need-folder.ts';
import { openStores, type Stores } from '../platform/process/open-stores.ts';
import { StartupError } from '../platform/process/startup-error.ts';

interface Opening {
  /** Whether a new portal may be created. An existing one is never changed: other servers may be using it. */
  canMake: boolean;
  print: (line: string) => void;
}

/** The rows and the files of the portal that the configuration names, for the duration of a command. */
export async function openForCommand(config: Config, { canMake, print }: Opening): Promise<Stores> {
  const { databaseUrl, dataDir, s3 } = config;
  if (canMake) await needFolder(dataDir);
  else {
    if (!databaseUrl) await needPart(dataDir, 'db');
    if (!s3) await needPart(dataDir, 'files');
  }
  const stores = await openStores(config, () =>
    // No page waits for this connection: reading or writing a large table may take as long as it needs.
    databaseUrl
      ? openPostgres(databaseUrl, { warn: print, statementMs: 0 })
      : openEmbedded({ folder: path.join(dataDir, 'db'), statementMs: 0 }),
  );
  try {
    if (canMake && !(await isMade(stores.db))) await migrate(stores.db, print);
    await needTables(stores.db);
    return stores;
  } catch (error) {
    await stores.close();
    throw error;
  }
}

async function needPart(dataDir: string, name: string): Promise<void> {
  const found = await orNull(stat(path.join(dataDir, name)));
  if (found?.isDirectory()) return;
  throw new StartupError(
    `There is no portal in ${dataDir}, it lacks the folder "${name}": set DATA_DIR, DATABASE_URL and the S3_ variables as the server has them.`,
  );
}

async function needTables(db: Stores['db']): Promise<void> {
  if (!(await isMade(db))) throw new StartupError('There is no portal in this database: set DATABASE_URL as the server has it.');
  if (!(await isMigrated(db))) {
    throw new StartupError(
      'The database is that of an older version of this server: use the command of that version, or start this one first.',
    );
  }
  await requireColumns(db);
}

async function isMigrated(db: Stores['db']): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => done.has(name));
}

/** Whether any version of this server has created its tables in the database. */
async function isMade(db: Stores['db']): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('kysely_migration') is not null as made`.execute(db);
  return rows[0]?.made ?? false;
}
