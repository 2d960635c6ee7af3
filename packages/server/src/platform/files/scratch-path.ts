import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** A path for an unfinished file. A cleaner of old temporary folders may have removed the folder. */
export async function scratchPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return path.join(folder, randomUUID());
}
