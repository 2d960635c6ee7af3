import { expect, test } from 'vitest';
import { formatRating, formatRubles } from './format.ts';

test.each([
  [0, '0 ₽'],
  [900, '900 ₽'],
  [12_500, '12 500 ₽'],
  [10_000_000, '10 000 000 ₽'],
])('%i rubles are written with groups and the sign', (amount, text) => {
  expect(formatRubles(amount)).toBe(text.replaceAll(' ', '\u00a0'));
});

test('a rating has one decimal and a comma', () => {
  expect([formatRating(4.9), formatRating(5)]).toEqual(['4,9', '5,0']);
});
