import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';

/**
 * A lower priority than the server's, so that images wait for calls. Not the lowest: when calls use all cores, an image still gets a tenth and is
 * finished in time.
 */
export const IMAGES_PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers the priority of a process with all its threads: on Linux the priority belongs to a thread, and the decoder's threads exist before the
 * process is ready. Threads that it starts later inherit it.
 */
export function yieldToCalls(pid: number): void {
  const threads = `/proc/${pid}/task`;
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [pid];
  for (const id of ids) {
    try {
      os.setPriority(id, IMAGES_PRIORITY);
    } catch {
      // The process has just exited, or the system does not allow it: then it runs at normal priority.
    }
  }
}
