import { defaultQuery, type DirectoryQuery, limits, sortFields, sortOrders } from '@portal/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameQuery, readAddress, writeAddress } from './address.ts';

const price = fc.option(fc.integer({ min: 0, max: limits.priceMax }), { nil: null });
const wish: fc.Arbitrary<DirectoryQuery> = fc
  .record({
    city: fc.constantFrom(null, 'Казань', 'Ростов-на-Дону', 'А & Б = «В»'),
    specializations: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 12 }),
    minPrice: price,
    maxPrice: price,
    sortBy: fc.constantFrom(...sortFields),
    sortOrder: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: limits.directoryPageMax }),
    limit: fc.constantFrom(...limits.directoryPageSizes),
  })
  .filter(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice);

test('a query survives the round trip through the address', () => {
  fc.assert(
    fc.property(wish, (query) => {
      const written = String(writeAddress(new URLSearchParams(), query));
      expect(readAddress(new URLSearchParams(written))).toEqual(query);
    }),
  );
});

test('what cannot be requested is left out of an address', () => {
  expect(String(writeAddress(new URLSearchParams('page=3'), { ...defaultQuery, page: 0, city: 'Омск' }))).toBe(
    String(new URLSearchParams({ city: 'Омск' })),
  );
});

test('the default query has an empty address', () => {
  expect(String(writeAddress(new URLSearchParams(), defaultQuery))).toBe('');
  expect(readAddress(new URLSearchParams())).toEqual(defaultQuery);
});

test('parameters of others stay', () => {
  expect(String(writeAddress(new URLSearchParams('photographer=7&page=3'), { ...defaultQuery, page: 2 }))).toBe('photographer=7&page=2');
});

test.each(['page=0', 'page=-1', 'page=1e3', 'limit=13', 'sort=name', 'order=up', 'min_price=free', 'specializations=1;2', 'city=%20%20'])(
  'nonsense counts as absent: %s',
  (search) => {
    expect(readAddress(new URLSearchParams(search))).toEqual(defaultQuery);
  },
);

test.each([
  ['city=%00', null],
  ['city=a%00b%0A', 'ab'],
  ['city=%E2%80%AE%D0%9E%D0%BC%D1%81%D0%BA', 'Омск'],
  ['city=%E0%A4%A', '\u{fffd}%A'],
  [`city=${'я'.repeat(10_000)}`, 'я'.repeat(limits.cityLength)],
  [`city=x${'%F0%9F%98%80'.repeat(100)}`, `x${'😀'.repeat(49)}\u{fffd}`],
  ['city=Омск&city=Томск', 'Омск'],
])('the city of %.40s can be requested', (search, city) => {
  expect(readAddress(new URLSearchParams(search))).toEqual({ ...defaultQuery, city });
});

test('the lower price is limited by the upper one', () => {
  expect(readAddress(new URLSearchParams('min_price=5000&max_price=3000'))).toMatchObject({ minPrice: 3_000, maxPrice: 3_000 });
});

test('two queries are the same when they request the same', () => {
  expect(isSameQuery(defaultQuery, { ...defaultQuery, specializations: [] })).toBe(true);
  expect(isSameQuery(defaultQuery, { ...defaultQuery, page: 2 })).toBe(false);
});
