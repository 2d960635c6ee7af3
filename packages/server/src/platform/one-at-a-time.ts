/**
 * Work that never runs twice at once. Whoever asks while it runs shares one further run with all who do: what they ask
 * for may have come after the first has looked.
 */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (next) return next;
    if (!running) return begin();
    const beginNext = (): Promise<T> => {
      next = null;
      return begin();
    };
    next = running.then(beginNext, beginNext);
    return next;
  };
}
