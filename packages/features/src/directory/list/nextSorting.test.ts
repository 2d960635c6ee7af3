import { expect, test } from 'vitest';
import { nextSorting } from './nextSorting.ts';

test.each([
  ['price', 'asc'],
  ['popularity', 'desc'],
] as const)('sorting by %s begins %s: prices with the cheapest, others with the most', (sortBy, sortOrder) => {
  expect(nextSorting({ sortBy: 'rating', sortOrder: 'asc' }, sortBy)).toEqual({ sortBy, sortOrder });
});

test('the same field again turns the order round', () => {
  expect(nextSorting({ sortBy: 'price', sortOrder: 'desc' }, 'price')).toEqual({ sortBy: 'price', sortOrder: 'asc' });
  expect(nextSorting({ sortBy: 'price', sortOrder: 'asc' }, 'price')).toEqual({ sortBy: 'price', sortOrder: 'desc' });
});
