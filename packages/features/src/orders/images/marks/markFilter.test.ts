import { expect, test } from 'vitest';
import { filterMarks, type MarkFilter } from './markFilter.ts';

const images = [
  { id: 1, mark: 'keep' },
  { id: 2, mark: null },
  { id: 3, mark: 'reject' },
  { id: 4, mark: 'keep' },
] as const;

test.each<[MarkFilter, number[]]>([
  ['all', [1, 2, 3, 4]],
  ['keep', [1, 4]],
  ['reject', [3]],
  ['none', [2]],
])('%s shows its photos', (filter, ids) => {
  expect(filterMarks(images, filter)).toEqual(images.filter(({ id }) => ids.includes(id)));
});
