import type { Ports } from '../../ports.ts';
import { sweepStorage } from './sweep.ts';

const EVERY_MS = 6 * 3_600_000;

export interface Housekeeping {
  /** Ends it soon, and waits until it has ended. */
  stop: () => Promise<void>;
}

/** Sweeps the storage now and every few hours. A failure is told and tried again the next time. */
export function startHousekeeping(
  ports: Pick<Ports, 'db' | 'files' | 'clock'>,
  tell: (error: unknown) => void,
  everyMs: number = EVERY_MS,
): Housekeeping {
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  const sweep = (): void => {
    running ??= sweepStorage(ports, ending.signal)
      .catch(tell)
      .finally(() => {
        running = null;
      });
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
