import path from 'node:path';
import type { Config } from './config.ts';
import type { Ports } from '../ports.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openDiskStorage } from '../files/disk-storage.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { needFolder } from './need-folder.ts';

/** What a portal consists of: its rows and its files. */
export type Stores = Pick<Ports, 'db' | 'files'> & OpenDatabase;

/** Opens the storage that the configuration names, and then the database. */
export async function openStores(config: Config, openDatabase: () => Promise<OpenDatabase>): Promise<Stores> {
  const storage = await openStorage(config);
  const database = await openDatabase().catch((error: unknown) => {
    storage.close();
    throw error;
  });
  return {
    ...database,
    files: storage.files,
    close: async () => {
      await database.close();
      storage.close();
    },
  };
}

async function openStorage({ s3, dataDir }: Config): Promise<{ files: FileStorage; close: () => void }> {
  if (s3) {
    // Its library takes a moment to load, and most installations do not use it.
    const { openS3Storage } = await import('../files/s3-storage.ts');
    const files = await openS3Storage(s3);
    return { files, close: files.close };
  }
  const stored = path.join(dataDir, 'files');
  await needFolder(stored);
  return { files: await openDiskStorage(stored), close: () => {} };
}
