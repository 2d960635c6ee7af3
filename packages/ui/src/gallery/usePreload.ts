import { useEffect } from 'react';
import type { GalleryPhoto } from './GalleryPhoto.ts';

/** Fetches and decodes the neighbours, once the shown photograph is there, so that a step shows its picture in the same frame. */
export function usePreload(photos: (GalleryPhoto | undefined)[], isReady: boolean) {
  const key = photos.map((photo) => photo?.id).join(' ');
  useEffect(() => {
    if (!isReady) return;
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
    // oxlint-disable-next-line react/exhaustive-deps -- the ids say whether the neighbours are others; the array is new with every render
  }, [key, isReady]);
}
