import { expect, test } from 'vitest';
import { directoryCities, nearestCities } from './directory-cities.ts';

const counted = [
  { key: 'казань', name: 'г. Казань', photographers: 4 },
  { key: 'москва', name: 'москва', photographers: 9 },
  { key: 'пермь', name: 'Пермь', photographers: 4 },
  { key: 'китеж', name: 'Китеж', photographers: 1 },
];

test('cities with most photographers come first, equals by the alphabet, under their official names', async () => {
  expect(await directoryCities(counted)).toEqual([
    { name: 'Москва', photographers: 9 },
    { name: 'Казань', photographers: 4 },
    { name: 'Пермь', photographers: 4 },
    { name: 'Китеж', photographers: 1 },
  ]);
});

const readNames = async (keys: string[]) => new Map(keys.map((key) => [key, key.toUpperCase()]));

test.each([
  ['Зеленодольск', ['Казань', 'Пермь', 'Москва']],
  ['Подольск', ['Москва', 'Казань', 'Пермь']],
  ['г. Казань', ['Пермь', 'Москва']],
  ['Китеж', ['Москва', 'Казань', 'Пермь']],
  // Only of a city that the reference list does not know the name is read.
  ['Лукоморье', ['Москва', 'Казань', 'Пермь', 'КИТЕЖ']],
])('near %s are %j', async (near, names) => {
  expect((await nearestCities(counted, near, readNames)).map(({ name }) => name)).toEqual(names);
});
