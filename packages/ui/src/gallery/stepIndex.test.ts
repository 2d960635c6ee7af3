import { expect, it } from 'vitest';
import { type GalleryMode, stepIndex } from './stepIndex.ts';

it.each<[number, number, number, GalleryMode, number]>([
  [0, 1, 7, 'bounded', 1],
  [0, -1, 7, 'bounded', 0],
  [6, 1, 7, 'bounded', 6],
  [6, 1, 7, 'wrap', 0],
  [0, -1, 7, 'wrap', 6],
  [0, 1, 1, 'wrap', 0],
  [3, 1, 0, 'wrap', 0],
])('from %i by %i of %i (%s) leads to %i', (index, by, count, mode, expected) => {
  expect(stepIndex(index, by, count, mode)).toBe(expected);
});
