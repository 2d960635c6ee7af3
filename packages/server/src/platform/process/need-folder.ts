import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../files/or-null.ts';
import { errorCode, StartupError } from './startup-error.ts';

/** Creates a folder of the installation unless it exists, and makes sure that it is writable. */
export async function needFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error);
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'something of that name is not a folder' : `it cannot be written (${code})`;
    throw new StartupError(`The data folder ${folder} cannot be used: ${reason}. Choose another one with DATA_DIR.`, { cause: error });
  }
}

/** Node's recursive mkdir never ends where nothing can be created at all, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await orNull(stat(folder));
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' });
  await makeFolder(path.dirname(folder));
  // Another process may have been faster.
  await mkdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}
