import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './afterFrame.ts';

/** Whether the frame that shows the current content has been painted: later work does not delay that frame. */
export function useIsPainted(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    // In short tasks: other frames may come between them.
    return afterFrame(() => startTransition(() => setPainted(true)));
  }, [isThere]);
  return isPainted;
}

/** Whether so many milliseconds have gone by: what gives way to something else does not do so for ever. */
export function useHasWaited(ms: number): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => startTransition(() => setHasWaited(true)), ms);
    return () => clearTimeout(end);
  }, [ms]);
  return hasWaited;
}
