import type { Ports } from '../../platform/ports.ts';
import { releaseSweep, takeSweep } from './repository.ts';
import { sweepStorage } from './sweep.ts';

const EVERY_MS = 6 * 3_600_000;

type Swept = Pick<Ports, 'db' | 'files' | 'clock'>;

export interface Housekeeping {
  /** Aborts the sweep and waits until it has ended. */
  stop: () => Promise<void>;
}

/**
 * Sweeps the storage now and every few hours, unless another process of the same database has just done so. A failure is logged and tried again the
 * next time.
 */
export function startHousekeeping(ports: Swept, report: (error: unknown) => void, everyMs: number = EVERY_MS): Housekeeping {
  const shutdown = new AbortController();
  let running: Promise<void> | null = null;
  const sweep = (): void => {
    running ??= sweepInTurn(ports, everyMs / 2, shutdown.signal)
      .catch(report)
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
      shutdown.abort();
      await running;
    },
  };
}

/** The sweep reads every file, so only one of the processes does it. */
async function sweepInTurn(ports: Swept, turnMs: number, signal: AbortSignal): Promise<void> {
  const lease = await takeSweep(ports.db, turnMs);
  if (lease === null) return;
  let isDone = false;
  try {
    await sweepStorage(ports, signal);
    isDone = !signal.aborted;
  } finally {
    if (!isDone) await releaseSweep(ports.db, lease);
  }
}
