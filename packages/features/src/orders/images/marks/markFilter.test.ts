import { expect, test } from 'vitest';
import { filterMarks, type MarkFilter } from './markFilter.ts';

const images = [
  { id: 1, mark: 'keep', rating: 5 },
  { id: 2, mark: null, rating: 0 },
  { id: 3, mark: 'reject', rating: 0 },
  { id: 4, mark: 'keep', rating: 0 },
  { id: 5, mark: null, rating: 3 },
] as const;

test.each<[MarkFilter, number[]]>([
  ['all', [1, 2, 3, 4, 5]],
  ['keep', [1, 4]],
  ['reject', [3]],
  ['none', [2]],
  [1, [1, 5]],
  [3, [1, 5]],
  [4, [1]],
])('%s shows its photos', (filter, ids) => {
  expect(filterMarks(images, filter)).toEqual(images.filter(({ id }) => ids.includes(id)));
});
