/** Lets concurrent callers share one read. A caller that comes while one is running waits for the next, so that nobody gets a state from before the call. */
export function sharedReads<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const running = new Map<Key, Promise<Value>>();
  const waiting = new Map<Key, Promise<Value>>();

  function begin(key: Key): Promise<Value> {
    waiting.delete(key);
    const one = read(key).finally(() => {
      if (running.get(key) === one) running.delete(key);
    });
    running.set(key, one);
    return one;
  }

  return (key) => {
    const current = running.get(key);
    if (!current) return begin(key);
    const next =
      waiting.get(key) ??
      current.then(
        () => begin(key),
        () => begin(key),
      );
    waiting.set(key, next);
    return next;
  };
}
