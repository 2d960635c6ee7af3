import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from './or-null.ts';

/** Unfinished files of this age belong to a process that has exited. */
const ABANDONED_MS = 24 * 3_600_000;

/** Removes unfinished files from a folder; younger ones may be another process's work. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const inside = path.join(folder, name);
    const found = await orNull(stat(inside));
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(inside, { recursive: true, force: true });
  }
}
