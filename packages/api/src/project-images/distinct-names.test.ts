import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test.each([
  [
    ['IMG_1.jpg', 'IMG_2.jpg'],
    ['IMG_1.jpg', 'IMG_2.jpg'],
  ],
  [
    ['IMG_1.jpg', 'IMG_1.jpg', 'IMG_1.jpg'],
    ['IMG_1.jpg', 'IMG_1 (2).jpg', 'IMG_1 (3).jpg'],
  ],
  [
    ['Ёлка.jpg', 'ёлка.JPG'],
    ['Ёлка.jpg', 'ёлка (2).JPG'],
  ],
  [
    ['a.jpg', 'a.jpg', 'a (2).jpg'],
    ['a.jpg', 'a (3).jpg', 'a (2).jpg'],
  ],
  [
    ['без точки', 'без точки', '.jpg', '.jpg'],
    ['без точки', 'без точки (2)', '.jpg', '.jpg (2)'],
  ],
])('%j lie in one folder as %j', (names, reported) => {
  expect(distinctNames(names)).toEqual(reported);
});

test('thousands of one name take no longer than as many different ones', () => {
  const names = Array.from({ length: 20_000 }, () => 'IMG_1.jpg');
  expect(distinctNames(names).at(-1)).toBe('IMG_1 (20000).jpg');
});
