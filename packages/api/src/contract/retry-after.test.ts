import { expect, test } from 'vitest';
import { secondsToWait, tooManyText } from './retry-after.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['90', 90],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
])('%j means %i seconds', (header, seconds) => {
  expect(secondsToWait(header, now)).toBe(seconds);
});

test.each([null, '', '-5', '1.5', 'soon', 'tomorrow GMT', '9'.repeat(40)])('%j is ignored', (header) => {
  expect(secondsToWait(header, now)).toBeUndefined();
});

test.each([
  [undefined, 'Слишком много запросов. Попробуйте ещё раз чуть позже.'],
  [0, 'Слишком много запросов. Попробуйте ещё раз чуть позже.'],
  [1, 'Слишком много запросов. Попробуйте ещё раз через 1 секунду.'],
  [59, 'Слишком много запросов. Попробуйте ещё раз через 59 секунд.'],
  [60, 'Слишком много запросов. Попробуйте ещё раз через 1 минуту.'],
  [61, 'Слишком много запросов. Попробуйте ещё раз через 2 минуты.'],
  [600, 'Слишком много запросов. Попробуйте ещё раз через 10 минут.'],
  [3600, 'Слишком много запросов. Попробуйте ещё раз через 1 час.'],
])('after %s seconds: %s', (seconds, reported) => {
  expect(tooManyText(seconds)).toBe(reported);
});
