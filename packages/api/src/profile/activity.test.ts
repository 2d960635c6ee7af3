import { expect, it } from 'vitest';
import { lastWeeks, weekOf } from './activity.ts';

it.each([
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2026-11-29T20:59:59Z', '2026-11-23'],
  // In Moscow Monday has begun.
  ['2026-11-29T21:00:00Z', '2026-11-30'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('%s belongs to the week of %s', (moment, monday) => {
  expect(weekOf(Date.parse(moment))).toBe(monday);
});

it('the last weeks end with the one that goes on', () => {
  expect(lastWeeks(Date.parse('2026-11-27T12:00:00Z'))).toEqual([
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
});
