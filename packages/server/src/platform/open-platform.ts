import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Ports } from '../ports.ts';
import { systemClock } from './clock.ts';
import { openEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { openPostgres } from './db/postgres.ts';
import { openDiskStorage } from './files/disk-storage.ts';
import type { FileStorage } from './files/file-storage.ts';
import { orNull } from './files/or-null.ts';
import { startImageWorker } from './images/start-image-worker.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { errorCode, StartupError } from './startup-error.ts';

export interface Platform {
  ports: Ports;
  /** Folder of this installation for unfinished files; what dead processes left in it was removed. */
  scratch: string;
  /** Settles with the reason when the server cannot go on. */
  died: Promise<string>;
  close: () => Promise<void>;
}

/** Opens everything that the configuration names, the tables up to date. Throws a StartupError the operator can act on. */
export async function openPlatform(config: Config, report: (line: string) => void): Promise<Platform> {
  const scratch = path.join(config.dataDir, 'scratch');
  for (const folder of [config.dataDir, scratch]) await needFolder(folder);
  const storage = await openStorage(config);
  const {
    db,
    died,
    close: closeDatabase,
  } = await openDatabase(config, report).catch((error: unknown) => {
    storage.close();
    throw error;
  });
  const close = async () => {
    await closeDatabase();
    storage.close();
  };
  try {
    const images = await startImageWorker({ scratch });
    const mail = config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : outboxMailer({ folder: path.join(config.dataDir, 'outbox'), from: config.mailFrom, clock: systemClock, report });
    return {
      ports: { db, files: storage.files, images, mail, clock: systemClock },
      scratch,
      died,
      close: async () => {
        await Promise.all([images.close(), mail.close()]);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The database with its tables up to date. */
async function openDatabase({ databaseUrl, dataDir }: Config, report: (line: string) => void): Promise<OpenDatabase> {
  if (!databaseUrl) return migrated(await openEmbedded({ folder: path.join(dataDir, 'db') }), report);
  // To change large tables, and to wait for a process that does, may take longer than a call may.
  await (await migrated(await openPostgres(databaseUrl, { statementMs: 0 }), report)).close();
  return openPostgres(databaseUrl, { warn: report });
}

async function migrated(opened: OpenDatabase, report: (line: string) => void): Promise<OpenDatabase> {
  try {
    await migrate(opened.db, report);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openStorage({ s3, dataDir }: Config): Promise<{ files: FileStorage; close: () => void }> {
  if (s3) {
    // Its library takes a moment to load, and most portals live without it.
    const { openS3Storage } = await import('./files/s3-storage.ts');
    const files = await openS3Storage(s3);
    return { files, close: files.close };
  }
  const stored = path.join(dataDir, 'files');
  await needFolder(stored);
  return { files: await openDiskStorage(stored), close: () => {} };
}

async function needFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error);
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'something of that name is not a folder' : `it cannot be written (${code})`;
    throw new StartupError(`The data folder ${folder} cannot be used: ${reason}. Choose another one with DATA_DIR.`, { cause: error });
  }
}

/** Node's own way to make a folder with those above it never ends where nothing can be made at all, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await orNull(stat(folder));
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' });
  await makeFolder(path.dirname(folder));
  // Another process may have been quicker.
  await mkdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}
