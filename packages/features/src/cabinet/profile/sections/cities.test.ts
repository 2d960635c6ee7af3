import { expect, it } from 'vitest';
import { cityOptionsOf, loadCityOptions, withChosen } from './cities.ts';

const cityRow = (name: string, subject: string) => ({ name, subject, district: '', population: 1, coords: { lat: '0', lon: '0' } });
const options = cityOptionsOf([
  cityRow('Киров', 'Кировская область'),
  cityRow('Омск', 'Омская область'),
  cityRow('Киров', 'Калужская область'),
]);

it('of cities of one name the first keeps the plain name, the others carry their region', () => {
  expect(options.map(({ label, hint }) => [label, hint])).toEqual([
    ['Киров', 'Кировская область'],
    ['Омск', undefined],
    ['Киров (Калужская область)', undefined],
  ]);
});

it('what is stored of a choice is what was read, and names one city only', async () => {
  const all = await loadCityOptions();
  expect(all.length).toBeGreaterThan(900);
  expect(all.filter(({ value, label }) => value !== label)).toEqual([]);
  expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
});

it('a city that is in no list is an option of its own', () => {
  expect(withChosen(options, 'Посёлок у моря')).toEqual([{ value: 'Посёлок у моря', label: 'Посёлок у моря' }, ...options]);
});

it.each(['', 'Омск', 'Киров (Калужская область)'])('%j adds nothing to the list', (city) => {
  expect(withChosen(options, city)).toBe(options);
});
