import { limits, type Photo, type Portfolio } from '@portal/api';

/** The photographs that the directory shows on the card: featured ones, then the others, each portfolio in its own order. */
export function cardPhotos(portfolios: readonly Portfolio[]): Photo[] {
  return portfolios
    .flatMap(({ photos }) => photos.map((photo, position) => ({ photo, position })))
    .toSorted((one, other) => Number(other.photo.isFeatured) - Number(one.photo.isFeatured) || one.position - other.position)
    .slice(0, limits.cardThumbnails)
    .map(({ photo }) => photo);
}
