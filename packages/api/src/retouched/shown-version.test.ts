import { expect, it } from 'vitest';
import { hasAccepted, isWaiting, shownVersion } from './shown-version.ts';

const day = '2026-11-20T10:00:00.000Z';
const photo = (shown: string | null, ...earlier: (string | null)[]) => ({
  version: earlier.length + 1,
  shownAt: shown,
  acceptedAt: null,
  isHeld: false,
  earlier: earlier.map((shownAt, at) => ({ number: earlier.length - at, shownAt, acceptedAt: null })),
});

it.each([
  ['the newest', photo(day, day), 2],
  ['an earlier one while the newest waits', photo(null, null, day), 1],
  ['none while all wait', photo(null, null), null],
])('clients see %s', (_, one, version) => {
  expect(shownVersion(one)).toBe(version);
});

it('a photo waits with its newest version, unless it is held back', () => {
  expect([photo(null, day), photo(day, null), { ...photo(null), isHeld: true }].map(isWaiting)).toEqual([true, false, false]);
});

it('an earlier version that was accepted counts', () => {
  const accepted = { number: 1, shownAt: day, acceptedAt: day };
  expect([photo(day, day), { ...photo(null), earlier: [accepted] }].map(hasAccepted)).toEqual([false, true]);
});
