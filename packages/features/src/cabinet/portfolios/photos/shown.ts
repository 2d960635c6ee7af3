import type { PortfolioPhoto } from '@portal/api';
import type { GalleryPhoto, GridPhoto } from '@portal/ui';
import { viewedPhoto } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';

/** The label of a photo for its owner: its title, its file name, or its number. */
export const nameOf = ({ title, fileName }: PortfolioPhoto, place: number): string => title ?? fileName ?? t('photo.nameless', { place });

/** The props of a photo for a grid and the viewer. */
export const keyOf = ({ id, url }: PortfolioPhoto): string => String(id ?? url);

/** The photos as tiles with their numbers in the whole portfolio. */
export function tilesOf(photos: readonly PortfolioPhoto[]): GridPhoto[] {
  return photos.map((photo, index) => ({
    id: keyOf(photo),
    src: photo.thumbnail,
    color: photo.color ?? undefined,
    name: nameOf(photo, index + 1),
    place: index + 1,
    star: photo.isFeatured ? t('photo.star') : undefined,
  }));
}

/** The photos as the viewer needs them. */
export function viewedOf(photos: readonly PortfolioPhoto[]): GalleryPhoto[] {
  return photos.map((photo, index) => viewedPhoto(photo, nameOf(photo, index + 1)));
}
