import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './afterFrame.ts';

/** Whether the frame that shows the current content has been painted: later work does not delay that frame. */
export function useIsPainted(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    // In short tasks, so that other frames can come between them.
    return afterFrame(() => startTransition(() => setPainted(true)));
  }, [isThere]);
  return isPainted;
}

/** Whether so many milliseconds have passed: limits how long something waits. */
export function useHasWaited(ms: number): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => startTransition(() => setHasWaited(true)), ms);
    return () => clearTimeout(end);
  }, [ms]);
  return hasWaited;
}
