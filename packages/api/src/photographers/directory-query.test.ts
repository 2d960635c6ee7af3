import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRequest } from '../contract/read-request.ts';
import { addressOf } from '../client/client.ts';
import { defaultQuery, type DirectoryQuery, sortFields, sortOrders } from './directory-query.ts';
import { limits } from '../contract/limits.ts';
import { listPhotographers } from './photographers.ts';
import { Refusal } from '../contract/refusal.ts';

/** Milliseconds for a property on a busy machine: it runs thousands of times. */
const timeout = 30_000;

const addressFor = (change: Partial<DirectoryQuery>): string => addressOf(listPhotographers, { query: { ...defaultQuery, ...change } });
const pairsFor = (change: Partial<DirectoryQuery>) => Object.fromEntries(new URLSearchParams(addressFor(change).split('?')[1]));
const read = (query: unknown): DirectoryQuery => readRequest(listPhotographers, { params: {}, query, body: undefined }).query;

function failureOf(query: unknown): unknown {
  try {
    read(query);
    return undefined;
  } catch (error) {
    return error;
  }
}

const refused = new Refusal(422, 'Any');

test('one address satisfies both forms of the list call', () => {
  const change = {
    page: 2,
    city: 'Нижний Новгород',
    specializations: [1, 3],
    minPrice: 0,
    maxPrice: 5000,
    sortBy: 'price',
    sortOrder: 'asc',
  } as const;
  expect(addressFor({ ...change, specializations: [1, 3] })).toMatch(/^\/photographers\?/);
  expect(pairsFor({ ...change, specializations: [1, 3] })).toEqual({
    page: '2',
    limit: '12',
    city: 'Нижний Новгород',
    specializations: '1,3',
    min_price: '0',
    max_price: '5000',
    sort_by: 'price',
    sort_order: 'asc',
  });
});

test('empty values are left out', () => {
  const pairs = pairsFor({ city: '', specializations: [], minPrice: null, maxPrice: null });
  expect(Object.keys(pairs)).toEqual(['page', 'limit', 'sort_by', 'sort_order']);
});

test('extras travel along, but replace nothing and are left out when empty', () => {
  const pairs = pairsFor({ extras: { utm: 'letter', nothing: '', page: '9' } });
  expect(pairs).toEqual({ utm: 'letter', page: '1', limit: '12', sort_by: 'rating', sort_order: 'desc' });
  expect(read({ utm: 'letter' })).toEqual(defaultQuery);
});

test('no parameters mean the defaults, and so does an empty value', () => {
  expect(read({})).toEqual(defaultQuery);
  const names = ['page', 'limit', 'city', 'specializations', 'min_price', 'max_price', 'sort_by', 'sort_order'];
  expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaultQuery);
});

test('an id that is given twice is sent once', () => {
  expect(read({ specializations: '3,1,3' }).specializations).toEqual([3, 1]);
});

test.each([
  ['page', '0', 'Номер страницы — целое число от 1 до 1000'],
  ['page', '1001', 'Номер страницы — целое число от 1 до 1000'],
  ['page', '1.5', 'Номер страницы — целое число от 1 до 1000'],
  ['limit', '0', 'Размер страницы — целое число от 1 до 100'],
  ['limit', '101', 'Размер страницы — целое число от 1 до 100'],
  ['min_price', '-1', 'Цена — целое неотрицательное число'],
  ['max_price', '1e3', 'Цена — целое неотрицательное число'],
  ['max_price', '10000001', 'Цена — целое неотрицательное число'],
  ['specializations', '1;2', 'Специализации — номера через запятую'],
  ['specializations', '1,', 'Специализации — номера через запятую'],
  ['sort_by', 'name', 'Сортировка: rating, price или popularity'],
  ['sort_order', 'up', 'Порядок сортировки: asc или desc'],
  ['city', 'я'.repeat(101), 'Не больше 100 символов'],
])('%s=%s is refused in words of its own', (name, value, message) => {
  expect(failureOf({ [name]: value })).toMatchObject({ status: 422, errors: { [name]: [message] } });
});

test.each([
  ['page', '1'],
  ['page', '1000'],
  ['limit', '100'],
  ['min_price', '0'],
  ['max_price', '10000000'],
  ['city', 'я'.repeat(100)],
])('%s=%s is still fine', (name, value) => {
  expect(failureOf({ [name]: value })).toBeUndefined();
});

test(
  'any text that a browser may send is understood or refused, never worse',
  () => {
    const name = fc.oneof(
      fc.constantFrom('page', 'limit', 'city', 'specializations', 'min_price', 'sort_by', '__proto__', 'constructor'),
      fc.string(),
    );
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9,.e+-]{0,20}$/), fc.array(fc.string(), { maxLength: 3 }));
    fc.assert(
      fc.property(fc.dictionary(name, value), (query) => {
        expect(failureOf(query) ?? refused).toBeInstanceOf(Refusal);
      }),
      { numRuns: 2_000 },
    );
  },
  timeout,
);

test(
  'a query arrives as it was sent',
  () => {
    const price = fc.option(fc.integer({ min: 0, max: limits.priceMax }));
    const anyQuery: fc.Arbitrary<DirectoryQuery> = fc.record({
      page: fc.integer({ min: 1, max: limits.directoryPageMax }),
      limit: fc.integer({ min: 1, max: limits.directoryPageSizeMax }),
      city: fc.option(fc.constantFrom('Тверь', 'Ростов-на-Дону', 'a&b=c', 'санкт_петербург', '100 % + 1')),
      specializations: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 12 }),
      minPrice: price,
      maxPrice: price,
      sortBy: fc.constantFrom(...sortFields),
      sortOrder: fc.constantFrom(...sortOrders),
    });
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(pairsFor(query))).toEqual(query);
      }),
    );
  },
  timeout,
);
