import type { GalleryImage, GalleryPage } from '@portal/api';

/** The gallery has calls and this state, but no screen: the specification describes none (ledger OPEN-15). */

const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** Adds an uploaded image in front; a page never holds more than its size. */
export function withUploaded(page: GalleryPage, image: GalleryImage): GalleryPage {
  const total = page.total + 1;
  return { ...page, items: [image, ...page.items].slice(0, page.perPage), total, pages: pagesOf(total, page.perPage) };
}

/** Without the image; an id that is not on this page changes nothing. */
export function withoutImage(page: GalleryPage, id: number): GalleryPage {
  const items = page.items.filter((image) => image.id !== id);
  const total = page.total - (page.items.length - items.length);
  return { ...page, items, total, pages: pagesOf(total, page.perPage) };
}

/** Replaces the image that was changed. */
export function withChanged(page: GalleryPage, id: number, changes: Partial<Omit<GalleryImage, 'id'>>): GalleryPage {
  return { ...page, items: page.items.map((image) => (image.id === id ? { ...image, ...changes } : image)) };
}
