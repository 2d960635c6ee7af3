import { useEffect, useRef, useState } from 'react';
import { type Sample, secondsLeft, withSample } from './timeLeft.ts';

/** Minutes, rounded up, until something is done, estimated from how fast its progress (0…1) grows; null while that is not known or nothing moves. */
export function useTimeLeft(share: number, isMoving: boolean): number | null {
  const samples = useRef<readonly Sample[]>([]);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    samples.current = isMoving ? withSample(samples.current, { at: performance.now(), share }) : [];
    const seconds = secondsLeft(samples.current);
    setLeft(seconds === null ? null : Math.max(1, Math.ceil(seconds / 60)));
  }, [share, isMoving]);
  return isMoving && share < 1 ? left : null;
}
