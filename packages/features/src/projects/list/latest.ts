/**
 * Reports one value at once, or later: after so many milliseconds and after whatever has to close before it has closed. A new value replaces one that
 * is still waiting.
 */
export function createLatest<T>(give: (value: T) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { value: T; isDue: boolean; isFree: boolean } | null = null;
  const drop = () => {
    clearTimeout(timer);
    pending = null;
  };
  const now = (value: T) => {
    drop();
    give(value);
  };
  const settle = (what: 'isDue' | 'isFree') => {
    if (!pending) return;
    pending[what] = true;
    if (pending.isDue && pending.isFree) now(pending.value);
  };
  const later = (value: T) => {
    drop();
    pending = { value, isDue: false, isFree: false };
    timer = setTimeout(() => settle('isDue'), milliseconds);
  };
  return {
    now,
    later,
    /** What had to close has closed. */
    free: () => settle('isFree'),
    /** Unmounted: what was pending is dropped. */
    drop,
  };
}
