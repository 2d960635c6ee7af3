import type { Portfolio } from '@portal/api';
import { expect, test } from 'vitest';
import { cardPhotos } from './cardPhotos.ts';

/** A portfolio of photos with these numbers; those beneath zero are the featured ones. */
function portfolio(id: number, numbers: readonly number[]): Portfolio {
  const unknown = {
    title: null,
    fileName: null,
    description: null,
    specializationId: null,
    width: null,
    height: null,
    color: null,
    placeholder: null,
    middle: null,
    createdAt: null,
  };
  const rest = { ...unknown, thumbnail: '', portfolioId: id };
  const photos = numbers.map((number) => ({ ...rest, id: number, url: `/${number}.jpg`, isFeatured: number < 0 }));
  return { id, title: 'Школа', description: null, specializationId: null, specialization: null, photos };
}

test.each([
  ['no portfolio', [], []],
  ['an empty one', [[]], []],
  ['less than a card holds', [[1], [], [2, 3]], [1, 2, 3]],
  [
    'several: from each in turn',
    [
      [1, 2, 3, 4, 5],
      [6, 7],
    ],
    [1, 6, 2, 7],
  ],
  ['the earlier one first, where two stand equally far in front', [[6], [2]], [2, 6]],
  [
    'featured ones, which come first',
    [
      [1, 2, -3],
      [4, -5],
    ],
    [-5, -3, 1, 4],
  ],
])('%s', (_, numbers, shown) => {
  expect(cardPhotos(numbers.map((list, index) => portfolio(index, list))).map(({ id }) => id)).toEqual(shown);
});
