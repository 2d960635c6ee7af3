import path from 'node:path';
import type { Config } from './config.ts';
import type { Ports } from '../ports.ts';
import { systemClock } from '../clock.ts';
import { openEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openPostgres } from '../db/postgres.ts';
import { cacheSmallFiles } from '../files/cache-small-files.ts';
import { freeBytes, createReserveCheck } from '../files/free-space.ts';
import { startImageWorker } from '../images/start-image-worker.ts';
import { outboxMailer } from '../mail/outbox-mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { needFolder } from './need-folder.ts';
import { openStores } from './open-stores.ts';
import { closeToOthers } from './own-files.ts';

export interface Platform {
  ports: Ports;
  /** Folder of this installation for unfinished files; what exited processes left in it has been removed. */
  scratch: string;
  /** Settles with the reason when the server cannot go on. */
  crashed: Promise<string>;
  close: () => Promise<void>;
}

/** Opens everything that the configuration names and migrates the tables. Throws a StartupError that the operator can act on. */
export async function openPlatform(config: Config, report: (line: string) => void): Promise<Platform> {
  const scratch = path.join(config.dataDir, 'scratch');
  for (const folder of [config.dataDir, scratch]) await needFolder(folder);
  const closing = await closeToOthers(config.dataDir, report);
  const { db, files, crashed, close } = await openStores(config, () => openMigrated(config, report));
  try {
    const images = await startImageWorker({ scratch });
    const mail = config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : outboxMailer({ folder: path.join(config.dataDir, 'outbox'), from: config.mailFrom, clock: systemClock, report });
    const requireFree = createReserveCheck(systemClock, () => freeBytes(config.dataDir));
    return {
      ports: { db, files: cacheSmallFiles(files), images, mail, clock: systemClock, requireFree },
      scratch,
      crashed,
      close: async () => {
        await Promise.all([images.close(), mail.close(), closing.stop()]);
        await close();
      },
    };
  } catch (error) {
    await Promise.all([close(), closing.stop()]);
    throw error;
  }
}

/** The database with its tables up to date. */
async function openMigrated({ databaseUrl, dataDir }: Config, report: (line: string) => void): Promise<OpenDatabase> {
  if (!databaseUrl) return migrated(await openEmbedded({ folder: path.join(dataDir, 'db') }), report);
  // Changing large tables, and waiting for a process that does, may take longer than a call may.
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
