import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { StartupError } from '../process/startup-error.ts';
import type { Database } from './database.ts';
import { createFolder } from './embedded/create-folder.ts';
import { EngineDialect } from './embedded/engine-dialect.ts';
import { EngineProxy } from './embedded/engine-proxy.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import type { OpenDatabase } from './open-database.ts';

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
