import { useEffect, useRef } from 'react';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';

/**
 * Debounces typing. `schedule` restarts the wait with the newest value, `flush` ends it at once; each typed change is committed once. When the field
 * unmounts, a pending wait is dropped.
 */
export function useDelayedCommit<T>(commit: (value: T) => void, delay: number) {
  const pending = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);
  const onCommit = useStableCallback(commit);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  function flush(): void {
    if (!pending.current) return;
    const { value, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    onCommit(value);
  }

  function schedule(value: T): void {
    clearTimeout(pending.current?.timer);
    pending.current = { value, timer: setTimeout(flush, delay) };
  }

  return [schedule, flush] as const;
}
