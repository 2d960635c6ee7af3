import type { Trx } from '../../platform/db/database.ts';
import type { Ports } from '../../platform/ports.ts';

type Storage = Pick<Ports, 'files'>;

/**
 * Writes the rows that name new files, in one transaction. When it fails before the commit, the files are removed at once. When the commit was sent
 * but not answered (the connection broke), it may have succeeded: the files stay, because a file without a row is swept a day later, but a row
 * without its file could not be repaired.
 */
export async function nameFiles<T>(
  { db, files }: Storage & Pick<Ports, 'db'>,
  keys: readonly string[],
  write: (trx: Trx) => Promise<T>,
): Promise<T> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (trx) => {
      const written = await write(trx);
      isCommitting = true;
      return written;
    });
  } catch (error) {
    if (!isCommitting) await dropFiles({ files }, keys);
    throw error;
  }
}

/** Adopts finished local files under their keys: all of them, or none. */
export async function adoptAll({ files }: Storage, paths: Readonly<Record<string, string>>): Promise<void> {
  try {
    for (const [key, path] of Object.entries(paths)) await files.adopt(key, path);
  } catch (error) {
    await dropFiles({ files }, Object.keys(paths));
    throw error;
  }
}

/** An archive may have thousands of files: no more than this are removed at the same time. */
const AT_ONCE = 200;

/** Removes files for which no row was written. What cannot be removed now is swept later. */
export async function dropFiles({ files }: Storage, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const removed = await Promise.allSettled(keys.slice(start, start + AT_ONCE).map((key) => files.remove(key)));
    // The storage is down: trying all the others would take long and achieve nothing.
    if (removed.every(({ status }) => status === 'rejected')) return;
  }
}
