import { useEffect, useRef } from 'react';
import { useNewest } from '../newest/useNewest.ts';

/**
 * Waits for a pause in typing. `schedule` restarts the wait with the newest value, `flush` ends it at once;
 * each typed change is committed one time. A wait that is running when the field goes away is dropped.
 */
export function useDelayedCommit<T>(commit: (value: T) => void, delay: number) {
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);
  const tell = useNewest(commit);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  function flush(): void {
    if (!waiting.current) return;
    const { value, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    tell(value);
  }

  function schedule(value: T): void {
    clearTimeout(waiting.current?.timer);
    waiting.current = { value, timer: setTimeout(flush, delay) };
  }

  return [schedule, flush] as const;
}
