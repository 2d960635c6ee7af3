import type { Photo } from '@portal/api';
import type { GalleryPhoto } from '@portal/ui';
import { imageProps } from '../../cards/index.ts';

/** For a file whose size the server does not report. */
const usualSize = { width: 1600, height: 1067 };

/**
 * A photo of a portfolio as the viewer needs it: as wide as the screen, or as its height allows. A phone with three device pixels per CSS pixel may
 * load the large copy, on purpose: it can be enlarged up to four times. The thumbnail is the placeholder.
 */
export function viewedPhoto(photo: Photo, title: string, alt?: string): GalleryPhoto {
  const { id, url, thumbnail, width, height } = photo;
  const size = width && height ? { width, height } : usualSize;
  const { srcSet, color } = imageProps(photo);
  const sizes = `min(100vw, ${Math.round((size.width / size.height) * 100)}vh)`;
  return { id: String(id ?? url), src: url, srcSet, sizes, thumbnail, title, alt, ...size, color };
}
