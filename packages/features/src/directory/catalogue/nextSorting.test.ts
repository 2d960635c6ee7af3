import { expect, test } from 'vitest';
import { nextSorting } from './nextSorting.ts';

test('another field begins with the most of it', () => {
  expect(nextSorting({ sortBy: 'rating', sortOrder: 'asc' }, 'price')).toEqual({ sortBy: 'price', sortOrder: 'desc' });
});

test('the same field again turns the order round', () => {
  expect(nextSorting({ sortBy: 'price', sortOrder: 'desc' }, 'price')).toEqual({ sortBy: 'price', sortOrder: 'asc' });
  expect(nextSorting({ sortBy: 'price', sortOrder: 'asc' }, 'price')).toEqual({ sortBy: 'price', sortOrder: 'desc' });
});
