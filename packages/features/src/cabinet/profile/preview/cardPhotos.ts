import { limits, type Photo, type Portfolio } from '@portal/api';

/** The photos that the directory shows on the card: featured ones first, then the first of each portfolio. */
export function cardPhotos(portfolios: readonly Portfolio[]): Photo[] {
  return portfolios
    .flatMap(({ photos }) => photos.map((photo, position) => ({ photo, position })))
    .toSorted(
      (one, other) =>
        Number(other.photo.isFeatured) - Number(one.photo.isFeatured) ||
        one.position - other.position ||
        (one.photo.id ?? 0) - (other.photo.id ?? 0),
    )
    .slice(0, limits.cardThumbnails)
    .map(({ photo }) => photo);
}
