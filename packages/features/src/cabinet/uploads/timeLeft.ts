/** Milliseconds after the beginning before which nothing is foretold: the first seconds say little. */
const leastMs = 3_000;

/** What is left of the time, if it goes on as fast as since the beginning; null while nobody can tell. Shares from 0 to 1. */
export function millisecondsLeft(elapsed: number, startShare: number, share: number): number | null {
  const gone = share - startShare;
  if (elapsed < leastMs || gone <= 0) return null;
  return (elapsed * (1 - share)) / gone;
}

/** The same as people say it: whole minutes, rounded up; 0: less than one. */
export const minutesLeft = (milliseconds: number): number => (milliseconds < 45_000 ? 0 : Math.max(1, Math.round(milliseconds / 60_000)));
