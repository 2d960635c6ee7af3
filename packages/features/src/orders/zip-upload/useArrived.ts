import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Ended } from './state.ts';

/** Milliseconds before reloading what the server may have finished by itself. */
const lookAgainMs = 5_000;

/** Reports that an archive has arrived at the server, also where only its answer is lost: then once more a little later. */
export function useArrived(onArrived: () => void): (end: Ended) => void {
  const notify = useRef(onArrived);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    notify.current = onArrived;
  });
  useEffect(() => () => clearTimeout(clock.current), []);
  return (end) => {
    clearTimeout(clock.current);
    if (end.step !== 'completed' && !end.mayBeThere) return;
    notify.current();
    if (end.step !== 'completed') clock.current = setTimeout(() => notify.current(), lookAgainMs);
  };
}
