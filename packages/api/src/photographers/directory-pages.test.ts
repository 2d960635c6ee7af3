import { expect, it } from 'vitest';
import { deepestPage, directoryPages } from './directory-pages.ts';
import { limits } from '../contract/limits.ts';

it.each([
  [0, 12, 1],
  [12, 12, 1],
  [13, 12, 2],
  [1_000_000, 12, 1_000],
  [1_000_000, 48, 250],
  [1_000_000, 100, 120],
  [1_000_000, 1, 1_000],
])('of %i photographers, %i to a page, there are so many pages: %i', (total, pageSize, pages) => {
  expect(directoryPages(total, pageSize)).toBe(pages);
});

it.each([1, ...limits.directoryPageSizes, limits.directoryPageSizeMax])('no page of %i lies deeper than is looked for', (pageSize) => {
  expect(deepestPage(pageSize) * pageSize).toBeLessThanOrEqual(limits.directoryDepth);
});
