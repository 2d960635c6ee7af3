import { useEffect, useState } from 'react';

/** An object, so that a second wait that begins in the render that ended the first one is a new one, with its own timer. */
interface Phase {
  is: 'off' | 'young' | 'old';
}

/** Like `isOn`, but once on it stays on for at least `ms`: a loading state that flashes is worse than a short one. */
export function useMinimumDuration(isOn: boolean, ms: number): boolean {
  const [phase, setPhase] = useState<Phase>({ is: isOn ? 'young' : 'off' });
  if (isOn && phase.is === 'off') setPhase({ is: 'young' });
  if (!isOn && phase.is === 'old') setPhase({ is: 'off' });
  const isYoung = isOn ? phase.is !== 'old' : phase.is === 'young';

  useEffect(() => {
    if (phase.is !== 'young') return undefined;
    const timer = setTimeout(() => setPhase({ is: 'old' }), ms);
    return () => clearTimeout(timer);
  }, [phase, ms]);

  return isOn || isYoung;
}
