import { expect, test } from 'vitest';
import { t } from './texts.ts';

test.each([
  [1, '1 альбом, 7 фото'],
  [2, '2 альбома, 7 фото'],
  [4, '4 альбома, 7 фото'],
  [5, '5 альбомов, 7 фото'],
  [0, '0 альбомов, 7 фото'],
  [11, '11 альбомов, 7 фото'],
  [21, '21 альбом, 7 фото'],
])('%i albums are counted in Russian', (albums, expected) => {
  expect(t('portfolio.count', { albums, photos: 7 }).replaceAll('\u00a0', ' ')).toBe(expected);
});
