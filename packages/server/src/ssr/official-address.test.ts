import { expect, test } from 'vitest';
import { officialAddress } from './official-address.ts';

const listOf = (city: string, more: Readonly<Record<string, string>> = {}) => `/photographers?${new URLSearchParams({ city, ...more })}`;

test.each([
  ['казань', 'Казань'],
  [' КАЗАНЬ ', 'Казань'],
  ['орел', 'Орёл'],
  ['Нижний  Новгород', 'Нижний Новгород'],
  ['Ростов на Дону', 'Ростов-на-Дону'],
  ['спб', 'Санкт-Петербург'],
  ['г. Москва', 'Москва'],
  ['нижний_новгород', 'Нижний Новгород'],
])('a list of %s has the address of %s', async (typed, name) => {
  expect(await officialAddress(listOf(typed))).toBe(listOf(name));
  expect(await officialAddress(listOf(name))).toBeNull();
});

test('the rest of the address stays', async () => {
  expect(await officialAddress(listOf('тверь', { sort: 'price', page: '2' }))).toBe(listOf('Тверь', { sort: 'price', page: '2' }));
});

test.each(['/photographers', '/photographers?city=', '/photographers?city=%00', '/photographers?city=%E0%A4%A', listOf('Китеж')])(
  '%s stays as it is',
  async (address) => expect(await officialAddress(address)).toBeNull(),
);
