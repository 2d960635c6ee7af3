import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { Ports } from '../../platform/ports.ts';
import { proposeSharedValue, selectSharedValue, setSharedValue } from './repository.ts';

const MARK = 'storage-mark.txt';

/**
 * Whether this storage is the one whose files the database names: both store the same random mark. A new pair gets it here. A server with the wrong
 * DATABASE_URL must not delete another database's images as orphans.
 */
export async function isOwnStorage({ db, files }: Pick<Ports, 'db' | 'files'>): Promise<boolean> {
  const stored = await readMark(files);
  if (stored !== null) return stored === (await selectSharedValue(db, 'file_storage'));
  // The database first: if interrupted here, the storage gets the same mark the next time.
  const mark = await proposeSharedValue(db, 'file_storage', randomUUID());
  if (mark === undefined) return false;
  await files.put(MARK, Buffer.from(mark));
  return true;
}

/** Throws, with what the operator can do, when the storage is not this database's: then nothing in it may be removed. */
export async function requireOwnStorage(portal: Pick<Ports, 'db' | 'files'>): Promise<void> {
  if (await isOwnStorage(portal)) return;
  throw new StartupError('The storage belongs to another database: nothing in it was removed. Check the S3_ variables and DATA_DIR.');
}

/** Gives a storage and a copied database a new mark of their own: the original database stays with its own storage. */
export async function replaceMark({ db, files }: Pick<Ports, 'db' | 'files'>): Promise<void> {
  const mark = randomUUID();
  await setSharedValue(db, 'file_storage', mark);
  await files.put(MARK, Buffer.from(mark));
}

/** Restores the previous mark of a storage, or removes it, unless the database has stored the current one by now. */
export async function restoreMark({ db, files }: Pick<Ports, 'db' | 'files'>, before: string | null): Promise<void> {
  const now = await readMark(files);
  if (now === before || now === (await selectSharedValue(db, 'file_storage'))) return;
  if (before === null) await files.remove(MARK);
  else await files.put(MARK, Buffer.from(before));
}

/** The mark in the storage, whatever the database says; `null` when it has none. */
export async function readMark(files: Ports['files']): Promise<string | null> {
  const stream = await files.read(MARK);
  return stream && text(stream);
}
