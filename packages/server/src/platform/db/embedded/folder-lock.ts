import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../process/startup-error.ts';

const SQLITE_BUSY = 5;

/**
 * Locks `file` for this process until the returned function is called. Two engines on one folder would lose data silently. It is a lock of the
 * kernel, taken through SQLite, so that a killed process leaves none.
 */
export function lockFolder(file: string, folder: string): () => void {
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
