/**
 * Lets concurrent callers whose input has the same key share one read. A caller that comes while one is running waits for the next, so that nobody gets a
 * state from before the call.
 */
export function coalesceReads<Input, Value>(
  read: (input: Input) => Promise<Value>,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Promise<Value> {
  const running = new Map<unknown, Promise<Value>>();
  const waiting = new Map<unknown, Promise<Value>>();

  function begin(key: unknown, input: Input): Promise<Value> {
    waiting.delete(key);
    const one = read(input).finally(() => {
      if (running.get(key) === one) running.delete(key);
    });
    running.set(key, one);
    return one;
  }

  return (input) => {
    const key = keyOf(input);
    const current = running.get(key);
    if (!current) return begin(key, input);
    const next =
      waiting.get(key) ??
      current.then(
        () => begin(key, input),
        () => begin(key, input),
      );
    waiting.set(key, next);
    return next;
  };
}
