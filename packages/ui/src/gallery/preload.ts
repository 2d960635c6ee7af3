import type { GalleryPhoto } from './GalleryPhoto.ts';

/** Fetches and decodes the neighbours of a photo that is there, so that a step shows its image in the same frame. */
export function preload(photos: (GalleryPhoto | undefined)[]) {
  for (const photo of photos) {
    if (!photo) continue;
    const image = new Image();
    if (photo.srcSet) {
      image.sizes = photo.sizes ?? '100vw';
      image.srcset = photo.srcSet;
    }
    image.src = photo.src;
    // A broken neighbour is shown as broken when its turn comes.
    image.decode().catch(() => undefined);
  }
}
