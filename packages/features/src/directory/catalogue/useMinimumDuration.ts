import { useEffect, useState } from 'react';

/** Like `isOn`, but once on it stays on for at least `ms`: a loading state that flashes is worse than one that is read. */
export function useMinimumDuration(isOn: boolean, ms: number): boolean {
  const [phase, setPhase] = useState<'off' | 'young' | 'old'>(isOn ? 'young' : 'off');
  if (isOn && phase === 'off') setPhase('young');
  if (!isOn && phase === 'old') setPhase('off');
  const isYoung = isOn ? phase !== 'old' : phase === 'young';

  useEffect(() => {
    if (phase !== 'young') return undefined;
    const timer = setTimeout(() => setPhase('old'), ms);
    return () => clearTimeout(timer);
  }, [phase, ms]);

  return isOn || isYoung;
}
