import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateStore } from './rate-store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let store: RateStore;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  store = new RateStore().child();
});
afterEach(() => {
  vi.useRealTimers();
});

function count(key: string): { current: number; ttl: number } {
  let answered = { current: 0, ttl: 0 };
  store.incr(key, (_, found) => (answered = found), MINUTE);
  return answered;
}

it('counts the calls of each key until its time window is over', () => {
  expect([count('anna'), count('anna'), count('boris')].map(({ current }) => current)).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(count('anna')).toEqual({ current: 3, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(count('anna')).toEqual({ current: 1, ttl: MINUTE });
});

it.each([
  ['a day forward', DAY],
  ['an hour back', -DAY / 24],
])('is not misled by a clock that jumps %s', (_, jump) => {
  expect(count('anna').current).toBe(1);
  vi.setSystemTime(Date.now() + jump);
  expect(count('anna')).toEqual({ current: 2, ttl: MINUTE });
  vi.advanceTimersByTime(MINUTE);
  expect(count('anna').current).toBe(1);
});

it('forgets who was away longest before it grows without a bound', () => {
  count('first');
  count('second');
  count('first');
  for (let index = 0; index < 19_999; index += 1) count(`stranger ${index}`);
  expect(count('first').current).toBe(3);
  expect(count('second').current).toBe(1);
});
