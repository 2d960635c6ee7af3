import { expect, test } from 'vitest';
import { defaultShareDay, isShareOver, shareDay, shareEnd } from './share-days.ts';

test('a share works until midnight of its last day in Moscow', () => {
  expect(shareEnd('2026-11-30')).toBe('2026-11-30T21:00:00.000Z');
  expect(isShareOver('2026-11-30', Date.parse('2026-11-30T20:59:59.999Z'))).toBe(false);
  expect(isShareOver('2026-11-30', Date.parse('2026-11-30T21:00:00Z'))).toBe(true);
  expect([shareEnd(null), isShareOver(null, Date.now())]).toEqual([null, false]);
});

test('days are those of Moscow', () => {
  expect(shareDay(Date.parse('2026-11-30T20:59:00Z'))).toBe('2026-11-30');
  expect(shareDay(Date.parse('2026-11-30T21:00:00Z'))).toBe('2026-12-01');
  expect(defaultShareDay(Date.parse('2026-11-30T12:00:00Z'))).toBe('2026-12-30');
});
