import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** A path for a file on its way. A cleaner of old temporary folders may have taken this one for abandoned. */
export async function scratchPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return path.join(folder, randomUUID());
}
