import { expect, test } from 'vitest';
import { storedCityKey } from './stored-city-key.ts';

test.each([
  ['Нижний  Новгород', 'Нижний Новгород'],
  ['нижний\u00a0новгород', 'Нижний Новгород'],
  ['\u200bОрел', 'Орёл'],
  ['СПб', 'Санкт-Петербург'],
  ['г. Казань', 'Казань'],
])('who has %j in the profile is found under %s', (stored, filtered) => {
  expect(storedCityKey(stored)).toBe(storedCityKey(filtered));
});
