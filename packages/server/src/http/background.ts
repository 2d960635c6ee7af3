import type { FastifyBaseLogger } from 'fastify';

export interface Background {
  run: (task: () => Promise<void>) => void;
  /** Resolves when everything that was begun has ended: the database may close only then. */
  settled: () => Promise<void>;
}

/** Work that an answer does not wait for. */
export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const work = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'Background work failed'))
        .finally(() => running.delete(work));
      running.add(work);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
