import { expect, test } from 'vitest';
import { daysLeft, localDay } from './days.ts';

test.each([
  ['2026-05-20', '2026-05-14', 6],
  ['2026-05-14', '2026-05-14', 0],
  ['2026-05-13', '2026-05-14', -1],
  ['2026-03-30', '2026-03-28', 2],
  ['2028-03-01', '2028-02-28', 2],
])('from the second to the first of %s, %s are %i days', (deadline, today, days) => {
  expect(daysLeft(deadline, today)).toBe(days);
});

test('a day is the day of the place, not of Greenwich', () => {
  const late = new Date(2026, 4, 14, 23, 59);
  expect(localDay(late.getTime())).toBe('2026-05-14');
  expect(localDay(new Date(2026, 0, 1, 0, 0).getTime())).toBe('2026-01-01');
});
