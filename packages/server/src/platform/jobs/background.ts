import type { FastifyBaseLogger } from 'fastify';

export interface Background {
  run: (task: () => Promise<void>) => void;
  /** Runs something now and then, never twice at the same time, until `settled` is called. */
  every: (ms: number, task: () => Promise<void>) => void;
  /** Resolves when everything that was started has ended: the database may be closed only then. */
  settled: () => Promise<void>;
}

/** Work that an answer does not wait for. */
export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  const run = (task: () => Promise<void>): Promise<void> => {
    const work = new Promise<void>((resolve) => setImmediate(resolve))
      .then(task)
      .catch((error: unknown) => log.error({ err: error }, 'Background work failed'))
      .finally(() => running.delete(work));
    running.add(work);
    return work;
  };
  return {
    run: (task) => void run(task),
    every(ms, task) {
      let isRunning = false;
      const tick = async (): Promise<void> => {
        if (isRunning) return;
        isRunning = true;
        await run(task);
        isRunning = false;
      };
      timers.push(setInterval(() => void tick(), ms).unref());
    },
    async settled() {
      for (const timer of timers) clearInterval(timer);
      while (running.size > 0) await Promise.all(running);
    },
  };
}
