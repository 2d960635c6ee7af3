import { expect, it } from 'vitest';
import { millisecondsLeft, minutesLeft } from './timeLeft.ts';

it.each([
  // The first seconds say nothing.
  [1_000, 0, 0.5, null],
  [10_000, 0, 0, null],
  [10_000, 0, 0.5, 10_000],
  [30_000, 0, 0.25, 90_000],
  // Two files more came to one that was already done.
  [10_000, 0.5, 0.75, 10_000],
  [10_000, 0, 1, 0],
])('after %i ms from %f to %f: %s', (elapsed, start, share, left) => {
  expect(millisecondsLeft(elapsed, start, share)).toBe(left);
});

it.each([
  [5_000, 0],
  [50_000, 1],
  [100_000, 2],
  [3_600_000, 60],
])('%i ms are %i minutes', (milliseconds, minutes) => {
  expect(minutesLeft(milliseconds)).toBe(minutes);
});
