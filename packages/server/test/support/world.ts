import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openEmbedded } from '../../src/platform/db/embedded.ts';
import type { OpenDatabase } from '../../src/platform/db/open-database.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';
import type { ImageWorker } from '../../src/platform/images/image-worker.ts';
import { startImageWorker } from '../../src/platform/images/start-image-worker.ts';
import type { Ports } from '../../src/platform/ports.ts';
import { administer, databaseUrl } from './administer.ts';
import { type Engine, type StorageKind, usualStorage } from './servers/engines.ts';
import { type MemoryMailer, memoryMailer } from './servers/memory-mailer.ts';
import { type SettableClock, settableClock } from './settable-clock.ts';
import { openFolder, openTestS3 } from './servers/storages.ts';

/** The ports of a separate portal, with the parts that a test inspects. */
export interface TestPorts extends Ports {
  mail: MemoryMailer;
  clock: SettableClock;
  /** The folder of this portal. */
  folder: string;
  /** Where a stored file lies on this machine. */
  pathOf: (key: string) => string;
  close: () => Promise<void>;
}

interface Choice {
  engine: Engine;
  storage?: StorageKind;
}

/** A new migrated database, an empty file storage, a mailer in memory and a clock that stands still. */
export async function createTestPorts({ engine, storage = usualStorage() }: Choice): Promise<TestPorts> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-world-'));
  const { db, close } = await (engine === 'embedded' ? copyEmbedded(folder) : copyPostgres());
  const opened = await (storage === 's3' ? openTestS3() : openFolder(path.join(folder, 'files')));
  return {
    db,
    files: opened.files,
    images: await sharedImages(),
    mail: memoryMailer(),
    clock: settableClock(),
    requireFree: async () => {},
    folder,
    pathOf: opened.pathOf,
    close: async () => {
      await close();
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copyEmbedded(folder: string): Promise<OpenDatabase> {
  const copy = path.join(folder, 'db');
  await cp(inject('embeddedTemplate'), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return openEmbedded({ folder: copy, durable: false });
}

async function copyPostgres(): Promise<OpenDatabase> {
  const url = inject('postgresUrl');
  const name = `portal_world_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name} template ${inject('postgresTemplate')}`);
  const opened = await openPostgres(databaseUrl(url, name));
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

let images: Promise<ImageWorker> | null = null;

/** Real image processes, one set for a test file: they hold no state, and starting them takes a while. */
function sharedImages(): Promise<ImageWorker> {
  images ??= startImageWorker({ scratch: path.join(os.tmpdir(), 'portal-test-images') });
  return images;
}
