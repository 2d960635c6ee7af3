import { describe, expect, it } from 'vitest';
import { chosenCity, cityOptionsOf, loadCityOptions } from './cities.ts';

const town = (name: string, subject: string) => ({ name, subject, district: '', population: 1, coords: { lat: '0', lon: '0' } });
const options = cityOptionsOf([town('Киров', 'Кировская область'), town('Омск', 'Омская область'), town('Киров', 'Калужская область')]);

it('only towns of the same name say where they are', () => {
  expect(options.map(({ label, hint }) => [label, hint])).toEqual([
    ['Киров', 'Кировская область'],
    ['Омск', undefined],
    ['Киров', 'Калужская область'],
  ]);
});

it('no two options of the whole list are one', async () => {
  const all = await loadCityOptions();
  expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(900);
});

describe('the chosen city', () => {
  it.each([
    ['', null, null],
    ['Омск', null, 'Омск, Омская область'],
    ['Киров', null, 'Киров, Кировская область'],
    ['Киров', 'Киров, Калужская область', 'Киров, Калужская область'],
    ['Киров', 'Омск, Омская область', 'Киров, Кировская область'],
    ['Посёлок у моря', null, 'Посёлок у моря'],
  ])('%j after picking %j is %j', (city, picked, value) => {
    expect(chosenCity(options, city, picked).value).toBe(value);
  });
  it('is an option of its own when it is in no list', () => {
    expect(chosenCity(options, 'Посёлок у моря', null).options[0]).toEqual({ value: 'Посёлок у моря', label: 'Посёлок у моря' });
  });
});
