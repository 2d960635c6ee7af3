import { expect, test } from 'vitest';
import { byImage } from './clientMarks.ts';
import { filterMarks, type MarkFilter } from './markFilter.ts';

const images = [
  { id: 1, mark: 'keep', rating: 5 },
  { id: 2, mark: null, rating: 0 },
  { id: 3, mark: 'reject', rating: 0 },
  { id: 4, mark: 'keep', rating: 0 },
  { id: 5, mark: null, rating: 3 },
] as const;

const marks = byImage({ favourites: [2, 3], remarks: [{ imageId: 3, text: 'Светлее', at: '2026-11-20T12:00:00Z' }], hidden: [5] });

test.each<[MarkFilter, number[]]>([
  ['all', [1, 2, 3, 4, 5]],
  ['keep', [1, 4]],
  ['reject', [3]],
  ['none', [2]],
  [1, [1, 5]],
  [3, [1, 5]],
  [4, [1]],
  ['chosen', [2, 3]],
  ['remarked', [3]],
  ['hidden', [5]],
])('%s shows its photos', (filter, ids) => {
  expect(filterMarks(images, filter, marks)).toEqual(images.filter(({ id }) => ids.includes(id)));
});
