import { statfs } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { sharedAnswer } from '../concurrency/shared-answer.ts';

/** Bytes that stay free: the embedded database needs them to delete, for its log, and to start again. */
const RESERVE = 536_870_912;
/** Milliseconds between two checks. What arrives between them is far less than the reserve. */
const LOOK_MS = 1_000;

/** Bytes that are free on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Makes the check that runs before an upload is written: it fails with ENOSPC when only the reserve is free. */
export function createReserveCheck(clock: Clock, free: () => Promise<number>): () => Promise<void> {
  const look = sharedAnswer(clock, LOOK_MS, free);
  return async () => {
    if ((await look()) < RESERVE) throw Object.assign(new Error('Only the reserve is free on the disk of the data'), { code: 'ENOSPC' });
  };
}
