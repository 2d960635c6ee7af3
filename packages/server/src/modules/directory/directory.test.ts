import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, listPhotographers, type PhotographerPage } from '@portal/api';
import { createApp } from '../../app.ts';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { insertPeople, type TestPerson } from '../../../test/support/insert-people.ts';

/** Few values, many ties. */
const crowd: readonly TestPerson[] = Array.from({ length: 60 }, (_, index) => ({
  city: ['Омск', 'Томск', 'Санкт-Петербург'][index % 3],
  hourly_rate: index % 4 === 0 ? null : (index % 5) * 1000,
  rating: index % 6 === 0 ? 0 : 3 + (index % 3) / 2,
  popularity: index % 7,
  spec_ids: [1 + (index % 12), 1 + ((index * 5) % 12)],
}));

const fitting = (fits: (person: TestPerson) => boolean) => crowd.flatMap((person, index) => (fits(person) ? index : []));
const priced = (min: number, max: number) =>
  fitting(({ hourly_rate }) => typeof hourly_rate === 'number' && hourly_rate >= min && hourly_rate <= max).length;

describe.each(everyEngine())('the directory on %s', (engine) => {
  let portal: Portal;
  let ids: number[];
  beforeAll(async () => {
    portal = await openPortal(engine);
    ids = await insertPeople(portal.ports, crowd);
  });
  afterAll(() => portal.close());

  const list = async (query = '') => answerOf(listPhotographers, await portal.ask('GET', `/photographers${query}`));
  const numbers = ({ items }: PhotographerPage) => items.map(({ id }) => ids.indexOf(id));

  it('returns the best rated first, twelve a page, by default', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 60, page: 1, pages: 5, perPage: 12 });
    expect(numbers(page)).toEqual(fitting(({ rating }) => rating === 4).slice(0, 12));
  });

  it.each(['Санкт-Петербург', 'санкт_петербург', ' САНКТ-ПЕТЕРБУРГ ', 'Санкт – Петербург', 'спб', 'г. Питер'])(
    'finds the city written as "%s"',
    async (city) => {
      const page = await list(`?limit=100&city=${encodeURIComponent(city)}`);
      expect(numbers(page).toSorted((a, b) => a - b)).toEqual(fitting((person) => person.city === 'Санкт-Петербург'));
    },
  );

  it('does not take Омск for Томск', async () => {
    expect((await list(`?city=${encodeURIComponent('омск')}`)).total).toBe(20);
  });

  it('finds who has any of the specializations', async () => {
    const page = await list('?limit=100&specializations=2,3');
    const any = fitting(({ spec_ids }) => (spec_ids ?? []).some((id) => id === 2 || id === 3));
    expect(numbers(page).toSorted((a, b) => a - b)).toEqual(any);
    expect((await list('?specializations=999')).total).toBe(0);
  });

  it.each([[7], [3, 2], [2, 2], [5, 999], [1, 6, 11], [12, 3, 4, 8]])(
    'counts who has any of %j %j %j %j, at any price and at some',
    async (...requested) => {
      const wanted = requested.filter((id) => typeof id === 'number');
      const has = ({ spec_ids }: TestPerson) => (spec_ids ?? []).some((id) => wanted.includes(id));
      expect((await list(`?specializations=${wanted.join()}`)).total).toBe(fitting(has).length);
      const some = fitting((person) => has(person) && (person.hourly_rate ?? 0) >= 1000 && (person.hourly_rate ?? 0) <= 2000);
      expect((await list(`?specializations=${wanted.join()}&min_price=1000&max_price=2000`)).total).toBe(some.length);
      const here = fitting((person) => has(person) && person.city === 'Томск');
      expect((await list(`?specializations=${wanted.join()}&city=${encodeURIComponent('Томск')}`)).total).toBe(here.length);
    },
  );

  it('includes both ends of the price range, and nobody without a price', async () => {
    expect((await list('?min_price=1000&max_price=3000')).total).toBe(priced(1000, 3000));
    expect((await list('?min_price=1001&max_price=2999')).total).toBe(priced(1001, 2999));
    expect((await list('?max_price=0')).total).toBe(priced(0, 0));
    expect((await list('?min_price=0')).total).toBe(priced(0, 10_000));
  });

  it.each(['rating', 'price', 'popularity'])('sorts by %s in both directions, ties by id, missing prices last', async (field) => {
    const column = ({ rating: 'rating', price: 'hourly_rate', popularity: 'popularity' } as const)[field as 'rating'];
    const value = (index: number) => crowd[index]?.[column] ?? null;
    for (const direction of [1, -1]) {
      const page = await list(`?limit=100&sort_by=${field}&sort_order=${direction === 1 ? 'asc' : 'desc'}`);
      const expected = crowd
        .map((_, index) => index)
        .toSorted((one, other) => {
          const [a, b] = [value(one), value(other)];
          if (a === null || b === null) return Number(a === null) - Number(b === null) || one - other;
          return (a - b) * direction || one - other;
        });
      expect(numbers(page)).toEqual(expected);
    }
  });

  it('shows everybody exactly once over its pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`?page=${page}&sort_by=popularity`)));
    expect(new Set(pages.flatMap(numbers)).size).toBe(60);
  });

  it('has the right total on a page beyond the end', async () => {
    expect(await list('?page=1000')).toEqual({ items: [], total: 60, page: 1000, pages: 5, perPage: 12 });
  });

  it('answers an empty page beyond the depth limit', async () => {
    expect(await list('?page=200&limit=100')).toMatchObject({ items: [], total: 60, page: 200, pages: 1 });
  });

  it('treats empty values as not given', async () => {
    expect((await list('?city=&specializations=&min_price=&max_price=&sort_by=&page=')).total).toBe(60);
  });

  it.each([
    ['page=0', 'page'],
    [`page=${limits.directoryPageMax + 1}`, 'page'],
    ['page=-1', 'page'],
    ['page=1e9', 'page'],
    ['page=abc', 'page'],
    ['page=1&page=2', 'page'],
    ['page=1.5', 'page'],
    ['page=99999999999999999999', 'page'],
    ['limit=0', 'limit'],
    ['limit=1000', 'limit'],
    ['limit=%2012', 'limit'],
    [`limit=${limits.directoryPageSizeMax + 1}`, 'limit'],
    [`city=${encodeURIComponent('я'.repeat(limits.cityLength + 1))}`, 'city'],
    [`city=${'x'.repeat(10_000)}`, 'city'],
    ['city=%00', 'city'],
    ['city=a&city=b', 'city'],
    ['specializations=1;drop', 'specializations'],
    ['specializations=1,,2', 'specializations'],
    ['specializations=1,abc,999999', 'specializations'],
    ['specializations=1&specializations=2', 'specializations'],
    [`specializations=${'1,'.repeat(400)}1`, 'specializations'],
    ['specializations=9999999999', 'specializations'],
    ['min_price=-1', 'min_price'],
    ['min_price=1.5', 'min_price'],
    ['min_price=abc', 'min_price'],
    ['max_price=%D9%A5', 'max_price'],
    ['sort_by=rating%00', 'sort_by'],
    [`max_price=${limits.priceMax + 1}`, 'max_price'],
    ['sort_by=name', 'sort_by'],
    ['sort_order=DESC', 'sort_order'],
  ])('refuses ?%s in Russian', async (query, field) => {
    const { status, body } = await portal.ask('GET', `/photographers?${query}`);
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { [field]: [expect.stringMatching(/[а-я]/)] } } });
  });

  it.each([
    'page[a]=1',
    "city=' or 1=1 --",
    'unknown=1',
    '&&==&',
    'city=%FF%FE',
    'city=%F0%9F',
    'city=%E0%A4%A',
    'city=%ED%A0%80',
    'city=%E2%80%AE%D7%90',
    'city=%',
    'min_price=9000&max_price=10',
    'specializations=999999',
    '__proto__=1&constructor=2',
  ])('reads ?%s without harm', async (query) => {
    expect((await portal.ask('GET', `/photographers?${encodeURI(query).replaceAll('%25', '%')}`)).status).toBe(200);
  });

  it('runs as many queries for 48 cards as for 12', async () => {
    let requested = 0;
    const db = portal.ports.db.withPlugin({
      transformQuery: ({ node }) => {
        requested += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const app = await createApp({ ...portal.ports, db }, testOptions);
    await app.inject('/photographers?limit=12');
    const few = requested;
    await app.inject('/photographers?limit=48');
    await app.close();
    expect([few, requested - few]).toEqual([1, 1]);
  });
});
