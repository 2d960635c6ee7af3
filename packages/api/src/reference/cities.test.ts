import { expect, test } from 'vitest';
import { loadCities, loadLargeCities } from './cities.ts';
import { officialCity } from './city-aliases.ts';
import { cityKey, cityMatchKey } from './city-key.ts';
import { largeCities } from './large-cities.ts';

const cities = await loadCities();
const cityOptions = await loadLargeCities();

function subjectsOf(name: string) {
  return cities.filter((city) => city.name === name).map((city) => city.subject);
}

test('the list holds about a thousand cities', () => {
  expect(cities.length).toBeGreaterThanOrEqual(900);
  expect(cities.length).toBeLessThanOrEqual(1200);
});

test('every record is complete, with coordinates written as strings', () => {
  for (const city of cities) {
    expect(city).toEqual({
      name: expect.stringMatching(/^[А-ЯЁ][А-Яа-яЁё -]*$/u),
      subject: expect.stringMatching(/^[А-ЯЁ]/u),
      district: expect.any(String),
      population: expect.any(Number),
      coords: { lat: expect.stringMatching(/^\d\d\.\d+$/u), lon: expect.stringMatching(/^-?\d+\.\d+$/u) },
    });
    expect(city.population).toBeGreaterThan(0);
  }
});

test('a city stands once in its subject', () => {
  const places = cities.map((city) => `${city.name}, ${city.subject}`);
  expect(new Set(places).size).toBe(places.length);
});

test('each subject lies in one of the eight federal districts', () => {
  const districts = Map.groupBy(cities, (city) => city.subject);
  for (const [subject, namesakes] of districts) {
    expect([subject, new Set(namesakes.map((namesake) => namesake.district)).size]).toEqual([subject, 1]);
  }
  expect(new Set(cities.map((city) => city.district))).toEqual(
    new Set(['Центральный', 'Северо-Западный', 'Южный', 'Северо-Кавказский', 'Приволжский', 'Уральский', 'Сибирский', 'Дальневосточный']),
  );
  expect(districts.size).toBe(83);
});

test('namesakes are distinguished by their subject', () => {
  expect(subjectsOf('Киров')).toEqual(['Кировская область', 'Калужская область']);
  expect(subjectsOf('Советск')).toEqual(['Калининградская область', 'Кировская область']);
  expect(subjectsOf('Благовещенск')).toEqual(['Амурская область', 'Республика Башкортостан']);
});

test('ё is written', () => {
  const written = new Set(cities.map((city) => city.name));
  const expected = ['Королёв', 'Орёл', 'Щёлково', 'Озёрск', 'Киселёвск', 'Будённовск', 'Жигулёвск', 'Вышний Волочёк'];
  expect(expected.filter((name) => !written.has(name))).toEqual([]);
});

test('a hundred different large cities, all of the list, in the order of the alphabet', () => {
  const known = new Set(cities.map((city) => city.name));
  expect(largeCities).toHaveLength(100);
  expect(new Set(largeCities).size).toBe(100);
  expect(largeCities.filter((name) => !known.has(name))).toEqual([]);
  expect(largeCities).toEqual(largeCities.toSorted(new Intl.Collator('ru').compare));
});

test('the hundred are the largest', () => {
  const smallest = Math.min(...largeCities.map((name) => cities.find((city) => city.name === name)?.population ?? Number.NaN));
  const left = cities.filter((city) => city.population > smallest && !largeCities.includes(city.name));
  expect(left).toEqual([]);
});

test.each([
  ['Москва', 'москва'],
  ['Нижний Новгород', 'нижний_новгород'],
  ['Санкт-Петербург', 'санкт_петербург'],
  ['Комсомольск-на-Амуре', 'комсомольск_на_амуре'],
  ['ОРЁЛ', 'орёл'],
])('the key of %s is %s', (name, key) => {
  expect(cityKey(name)).toBe(key);
});

test.each([
  ['Орёл', 'орел'],
  ['ОРЕЛ', 'Орёл'],
  ['Орёл'.normalize('NFD'), 'Орёл'.normalize('NFC')],
  ['Улан-Удэ', 'Улан–Удэ'],
  ['Улан‒Удэ', 'Улан−Удэ'],
  ['Комсомольск на Амуре', 'Комсомольск-на-Амуре'],
  ['Нижний  Новгород', 'нижний_новгород'],
  ['\ufeffМосква\u00a0', 'москва'],
])('%s is found by %s', (name, other) => {
  expect(cityMatchKey(name)).toBe(cityMatchKey(other));
});

test.each([
  ['спб', 'Санкт-Петербург'],
  ['Питер', 'Санкт-Петербург'],
  ['екб', 'Екатеринбург'],
  ['НСК', 'Новосибирск'],
  ['г. Москва', 'Москва'],
  ['г.Москва', 'Москва'],
  ['город Тверь', 'Тверь'],
  ['г. Питер', 'Санкт-Петербург'],
  ['Горький', 'Нижний Новгород'],
  ['Казань', 'Казань'],
  ['Грозный', 'Грозный'],
  ['Городец', 'Городец'],
  ['Галич', 'Галич'],
])('%s means %s', (text, city) => {
  expect(officialCity(text)).toBe(city);
});

test('no other name of a city is the beginning of a name of another one: typing that would be taken for it', () => {
  const clashes = cityOptions.flatMap(({ label, also = [] }) =>
    also.filter((alias) => largeCities.some((name) => name !== label && cityMatchKey(name).startsWith(cityMatchKey(alias)))),
  );
  expect(clashes).toEqual([]);
});

test('no name of a city means another one', () => {
  expect(cities.map(({ name }) => name).filter((name) => officialCity(name) !== name)).toEqual([]);
});

test('no two cities of the list are taken for one', () => {
  expect(new Set(cityOptions.map(({ label }) => cityMatchKey(label))).size).toBe(cityOptions.length);
});

test('each choice of the filter has a key of its own', () => {
  expect(new Set(cityOptions.map((option) => option.value)).size).toBe(100);
  expect(cityOptions.find(({ value }) => value === 'ростов_на_дону')).toMatchObject({ label: 'Ростов-на-Дону' });
});

test('a choice of the filter says where it is when another city has its name', () => {
  const reported = cityOptions.flatMap(({ label, hint }) => (hint ? [[label, hint]] : []));
  const shared = largeCities.filter((name) => subjectsOf(name).length > 1);
  expect(reported).toEqual(shared.map((name) => [name, subjectsOf(name)[0]]));
  expect(reported).toContainEqual(['Киров', 'Кировская область']);
});
