import type { GalleryImage, GalleryPage } from '@portal/api';
import { expect, test } from 'vitest';
import { withChanged, withoutImage, withUploaded } from './galleryPage.ts';

const image = (id: number): GalleryImage => ({
  id,
  url: `/${id}.jpg`,
  thumbnail: `/${id}s.jpg`,
  title: 'Класс',
  description: null,
  createdAt: null,
});
const page: GalleryPage = { items: [image(2), image(1)], total: 2, page: 1, pages: 1, perPage: 2 };

test('an uploaded image comes first, raises the total and pushes the last one to the next page', () => {
  expect(withUploaded(page, image(3))).toEqual({ ...page, items: [image(3), image(2)], total: 3, pages: 2 });
});

test('a deleted image is gone and lowers the total', () => {
  expect(withoutImage(page, 2)).toEqual({ ...page, items: [image(1)], total: 1 });
  expect(withoutImage(page, 9)).toEqual(page);
  expect(withoutImage({ ...page, items: [image(1)], total: 1 }, 1)).toEqual({ ...page, items: [], total: 0 });
});

test('a changed image retains what was not changed', () => {
  const changed = withChanged(page, 1, { title: 'Школа' });
  expect(changed.items).toEqual([image(2), { ...image(1), title: 'Школа' }]);
  expect(withChanged(page, 9, { title: 'Школа' })).toEqual(page);
});
