import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from './or-null.ts';

/** Something unfinished of this age belongs to a process that no longer lives. */
const ABANDONED_MS = 24 * 3_600_000;

/** Clears a folder of unfinished things that nobody will finish; younger ones may be another process's work. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const inside = path.join(folder, name);
    const found = await orNull(stat(inside));
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(inside, { recursive: true, force: true });
  }
}
