import type { ProjectImage } from '@portal/api';
import { expect, test } from 'vitest';
import { type ImageSort, sortImages } from './sortImages.ts';

const image = (id: number, name: string, size: number, createdAt: string, takenAt: string | null = null): ProjectImage => ({
  id,
  name,
  size,
  createdAt,
  url: null,
  thumbnailUrl: null,
  urls: { thumb: null, medium: null, original: null },
  customProperties: {},
  width: null,
  height: null,
  color: null,
  groupId: null,
  takenAt,
  mark: null,
  rating: 0,
  isCard: false,
});

const images = [
  image(1, 'IMG_10.jpg', 300, '2026-05-12T10:00:00Z', '2026-05-11T12:00:00.250'),
  image(2, 'IMG_2.jpg', 900, '2026-05-14T10:00:00+05:00'),
  image(3, 'Ёлка.jpg', 100, '2026-05-14T06:00:00Z', '2026-05-11T12:00:00.100'),
  image(4, 'Жук.jpg', 100, '2026-05-12T10:00:00Z'),
  image(5, 'Ель.jpg', 500, '', '2026-05-10T23:59:59.000'),
];

test.each<[ImageSort, number[]]>([
  ['newest', [3, 2, 4, 1, 5]],
  ['oldest', [5, 1, 4, 2, 3]],
  ['taken', [5, 3, 1, 4, 2]],
  ['name', [3, 5, 4, 2, 1]],
  ['size', [2, 5, 1, 3, 4]],
])('%s puts the photos in their order', (sort, ids) => {
  expect(sortImages(images, sort).map(({ id }) => id)).toEqual(ids);
});

test('Ё is beside Е and not behind Я', () => {
  const named = ['Яна', 'Егор', 'Ёжик', 'Жанна', 'Елена'].map((name, id) => image(id, name, 1, ''));
  expect(sortImages(named, 'name').map(({ name }) => name)).toEqual(['Егор', 'Ёжик', 'Елена', 'Жанна', 'Яна']);
});
