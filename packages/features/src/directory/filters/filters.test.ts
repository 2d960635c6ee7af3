import { defaultQuery, type Specialization } from '@portal/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeFilterCount,
  clearSection,
  type FilterValues,
  isPriceNarrowed,
  noFilters,
  priceFilter,
  priceSelection,
  showable,
  singleSpecialization,
  reportedFilters,
  usableRange,
} from './filters.ts';

const bounds = { min: 600, max: 9_000 };
const all: Specialization[] = [
  { id: 1, name: 'Портрет', code: 'portrait', icon: null },
  { id: 2, name: 'Портрет', code: null, icon: null },
];
const chosen: FilterValues = { city: 'Казань', specializations: [1, 2], minPrice: 1_000, maxPrice: 5_000 };

test.each([
  [noFilters, 0],
  [{ ...noFilters, city: 'Казань' }, 1],
  [{ ...noFilters, minPrice: 1_000, maxPrice: 5_000 }, 1],
  [{ ...noFilters, specializations: [1, 2, 3] }, 3],
  [chosen, 4],
])('%o counts %i active filters', (values, count) => {
  expect(activeFilterCount(values, bounds)).toBe(count);
});

test('a price that reaches both bounds is not a filter', () => {
  expect(isPriceNarrowed({ ...noFilters, minPrice: 0, maxPrice: 20_000 }, bounds)).toBe(false);
  expect(activeFilterCount({ ...noFilters, minPrice: 600 }, bounds)).toBe(0);
});

test.each<[number | null, number | null, [number, number]]>([
  [null, null, [600, 9_000]],
  [100, 20_000, [600, 9_000]],
  [1_000, 5_000, [1_000, 5_000]],
  [7_000, 5_000, [5_000, 5_000]],
  [null, 300, [600, 600]],
])('a price of %s to %s is shown as %j', (minPrice, maxPrice, shown) => {
  expect(priceSelection({ ...noFilters, minPrice, maxPrice }, bounds)).toEqual(shown);
});

test('a chosen price survives the way to a filter and back', () => {
  const price = fc.integer({ min: bounds.min, max: bounds.max });
  fc.assert(
    fc.property(price, price, (a, b) => {
      const selection: [number, number] = [Math.min(a, b), Math.max(a, b)];
      expect(priceSelection({ ...noFilters, ...priceFilter(selection, bounds) }, bounds)).toEqual(selection);
    }),
  );
});

test.each([
  [{}, {}],
  [
    { specializations: [2, 77], minPrice: 1_000, maxPrice: 5_000 },
    { specializations: [2], minPrice: 1_000, maxPrice: 5_000 },
  ],
  // Beyond the bounds the slider is at its end, which is also what is requested.
  [{ minPrice: 0, maxPrice: 20_000 }, {}],
  [{ minPrice: 10, maxPrice: 10 }, { maxPrice: 600 }],
])('of %j what the panel can show is requested: %j', (wish, requested) => {
  expect(showable({ ...defaultQuery, ...wish }, all, bounds)).toEqual({ ...defaultQuery, ...requested });
});

test('without the list of specializations every one is believed', () => {
  expect(showable({ ...defaultQuery, specializations: [77] }, null, bounds).specializations).toEqual([77]);
});

test('the whole range requests no price', () => {
  expect(priceFilter([bounds.min, bounds.max], bounds)).toEqual({ minPrice: null, maxPrice: null });
});

test.each([
  ['city', { ...chosen, city: null }],
  ['price', { ...chosen, minPrice: null, maxPrice: null }],
  ['specializations', { ...chosen, specializations: [] }],
] as const)('clearing %s leaves the rest', (section, left) => {
  expect(clearSection(chosen, section)).toEqual(left);
});

test.each([
  [[], ''],
  [[1], 'portrait'],
  [[2], '2'],
  [[1, 2], ''],
  [[77], '77'],
])('the single specialization of %j is «%s»', (ids, expected) => {
  expect(singleSpecialization(ids, all)).toBe(expected);
});

test('filters are emitted with the price in numbers', () => {
  expect(reportedFilters({ ...defaultQuery, specializations: [1] }, all, bounds)).toEqual({
    city: '',
    specialization: 'portrait',
    specializations: [1],
    minPrice: 600,
    maxPrice: 9_000,
    sortBy: 'rating',
    sortOrder: 'desc',
  });
});

test('without a loaded range, or with one that has no width, prices go from 0 to 10 000', () => {
  const fallback = { min: 0, max: 10_000, buckets: [] };
  expect(usableRange(null)).toEqual(fallback);
  expect(usableRange({ min: 500, max: 500, buckets: [] })).toEqual(fallback);
  expect(usableRange({ min: 500, max: 900, buckets: [1] })).toEqual({ min: 500, max: 900, buckets: [1] });
});
