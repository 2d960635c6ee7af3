import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { StartupError } from '../process/startup-error.ts';
import type { Database } from './database.ts';
import { EngineDialect } from './embedded/engine-dialect.ts';
import { EngineProxy } from './embedded/engine-proxy.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import type { OpenDatabase } from './open-database.ts';
import { DatabaseSync } from 'node:sqlite';
import { existsSync } from 'node:fs';
import { syncFolder, syncTree } from '../files/sync-folder.ts';

/**
 * Creates the database in a folder beside its final one and renames it when it is complete and on the disk, so that a kill or a power cut during the
 * first start leaves no incomplete database.
 */
async function createFolder(folder: string, durable: boolean): Promise<void> {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  const unfinished = `${folder}.new`;
  await mkdir(parent, { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const engine = new EngineProxy({ folder: unfinished, durable });
  try {
    await engine.waitReady;
  } finally {
    await engine.close();
  }
  if (durable) await syncTree(unfinished);
  await rename(unfinished, folder);
  if (durable) await syncFolder(parent);
}

const SQLITE_BUSY = 5;

/**
 * Locks `file` for this process until the returned function is called. Two engines on one folder would lose data silently. It is a lock of the
 * kernel, taken through SQLite, so that a killed process leaves none.
 */
function lockFolder(file: string, folder: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new StartupError(`The data folder ${folder} is in use by another process: stop it first, or give this one its own DATA_DIR.`, {
        cause: error,
      });
    }
    throw error;
  }
  return () => lock.close();
}

export interface EmbeddedOptions {
  /** The folder of the database, created when missing. A lock file is stored beside it. */
  folder: string;
  /** Whether a commit waits for the disk; false only in tests. */
  durable?: boolean;
  /** Milliseconds that a caller waits for one statement; 0: as long as it takes. */
  statementMs?: number;
}

/** As on a PostgreSQL server. */
const STATEMENT_MS = 30_000;

/** Opens the embedded PostgreSQL (PGlite in a worker thread). A commit is answered when its log is on the disk; one process at a time may use the folder. */
export async function openEmbedded({ folder, durable = true, statementMs = STATEMENT_MS }: EmbeddedOptions): Promise<OpenDatabase> {
  await mkdir(path.dirname(folder), { recursive: true });
  let unlock: (() => void) | null = null;
  try {
    unlock = lockFolder(`${folder}.lock`, path.dirname(folder));
    await createFolder(folder, durable);
    const engine = new EngineProxy({ folder, durable }, statementMs);
    await engine.waitReady;
    const db = new Kysely<Database>({ dialect: new EngineDialect(engine) });
    const stopMaintenance = startMaintenance(db);
    return {
      db,
      crashed: engine.crashed,
      close: async () => {
        await stopMaintenance();
        try {
          await sql`checkpoint`.execute(db);
        } finally {
          await db.destroy();
          unlock?.();
        }
      },
    };
  } catch (error) {
    unlock?.();
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database in ${folder} cannot be opened: ${reason}. Mend it, or choose another place with DATA_DIR.`, {
      cause: error,
    });
  }
}
