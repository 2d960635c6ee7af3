import type { Photo } from '@portal/api';
import type { GalleryPhoto } from '@portal/ui';
import { photoFiles } from '../photoFiles.ts';

/** For a file whose size the server does not know. */
const usualSize = { width: 1600, height: 1067 };

/**
 * A photo of a portfolio as the viewer wants it. It is as wide as the screen, or as the screen's height allows. On a
 * phone with three pixels to a point that may mean the large copy, and is meant to: two fingers enlarge it there up to four
 * times, and its thumbnail stands in until it comes.
 */
export function viewedPhoto(photo: Photo, title: string, alt?: string): GalleryPhoto {
  const { id, url, thumbnail, width, height } = photo;
  const size = width && height ? { width, height } : usualSize;
  const { srcSet, color } = photoFiles(photo);
  const sizes = `min(100vw, ${Math.round((size.width / size.height) * 100)}vh)`;
  return { id: String(id ?? url), src: url, srcSet, sizes, thumbnail, title, alt, ...size, color };
}
