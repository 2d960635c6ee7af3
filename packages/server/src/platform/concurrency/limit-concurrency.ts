/** Runs at most `limit` tasks at once. The others wait in order, for so many milliseconds at most: after that they fail as timed out. */
export function limitConcurrency(limit: number, timeoutMs: number | null = null): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timeOut = (): void => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(Object.assign(new Error('The turn of a task did not come in time'), { name: 'TimeoutError' }));
      };
      const timer = timeoutMs === null ? null : setTimeout(timeOut, timeoutMs);
      const begin = (): void => {
        if (timer) clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });

  return async (task) => {
    // A finished task passes its slot to the next one in the queue, so that no other can get in between.
    if (running >= limit) await turn();
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same with a separate limit for each key. */
export function limitEach<K>(limit: number, timeoutMs: number | null = null) {
  const lines = new Map<K, { count: number; inTurn: ReturnType<typeof limitConcurrency> }>();
  const countOf = (key: K): number => lines.get(key)?.count ?? 0;
  const inTurn = async <T>(key: K, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { count: 0, inTurn: limitConcurrency(limit, timeoutMs) };
    lines.set(key, line);
    line.count += 1;
    try {
      return await line.inTurn(task);
    } finally {
      line.count -= 1;
      if (line.count === 0) lines.delete(key);
    }
  };
  return { countOf, inTurn };
}
