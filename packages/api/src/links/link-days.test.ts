import { expect, test } from 'vitest';
import { defaultLinkDay, isLinkOver, linkDay, linkEnd } from './link-days.ts';

test('a link works until midnight of its last day in Moscow', () => {
  expect(linkEnd('2026-11-30')).toBe('2026-11-30T21:00:00.000Z');
  expect(isLinkOver('2026-11-30', Date.parse('2026-11-30T20:59:59.999Z'))).toBe(false);
  expect(isLinkOver('2026-11-30', Date.parse('2026-11-30T21:00:00Z'))).toBe(true);
  expect([linkEnd(null), isLinkOver(null, Date.now())]).toEqual([null, false]);
});

test('days are those of Moscow', () => {
  expect(linkDay(Date.parse('2026-11-30T20:59:00Z'))).toBe('2026-11-30');
  expect(linkDay(Date.parse('2026-11-30T21:00:00Z'))).toBe('2026-12-01');
  expect(defaultLinkDay(Date.parse('2026-11-30T12:00:00Z'))).toBe('2026-12-30');
});
