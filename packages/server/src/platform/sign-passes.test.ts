import { expect, it } from 'vitest';
import { signPasses } from './sign-passes.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const passes = signPasses('secret', clock);

it('accepts its own pass for the same subject until it is over', () => {
  const { pass, expiresAt } = passes.of('7 hash', 60);
  expect(expiresAt).toEqual(new Date('2026-11-20T12:01:00Z'));
  expect(passes.fits('7 hash', pass)).toBe(true);
  expect(passes.fits('8 hash', pass)).toBe(false);
  expect(signPasses('secret', { now: () => expiresAt }).fits('7 hash', pass)).toBe(false);
  expect(signPasses('other', clock).fits('7 hash', pass)).toBe(false);
});

it.each(['', '.', 'x', `${Date.parse('2027-01-01')}.`, `${Date.parse('2027-01-01')}.${'a'.repeat(43)}`])(
  'accepts no other text: %s',
  (pass) => {
    expect(passes.fits('7 hash', pass)).toBe(false);
  },
);
