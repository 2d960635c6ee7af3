import type { Clock } from '../../src/platform/clock.ts';

export interface SettableClock extends Clock {
  set(moment: Date | string): void;
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved. */
export function settableClock(start: Date | string = '2026-11-20T12:00:00Z'): SettableClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = new Date(moment).getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
