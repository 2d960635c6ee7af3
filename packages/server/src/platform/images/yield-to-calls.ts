import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';

/**
 * Lower than the server's: images wait for calls, not calls for images. Not the lowest: where calls leave nothing of the
 * cores, a tenth still brings an image to its end in time.
 */
export const IMAGES_PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers a process with all the threads that it has: on Linux a priority is a thread's own, and those that decode are there
 * before the process is ready. What they start later is as low as they are.
 */
export function yieldToCalls(pid: number): void {
  const threads = `/proc/${pid}/task`;
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [pid];
  for (const id of ids) {
    try {
      os.setPriority(id, IMAGES_PRIORITY);
    } catch {
      // It has just ended, or the system does not let us: then it works as it is.
    }
  }
}
