import type { ImageMark, OrderImage } from '@portal/api';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** From the most to the fewest stars, as a list of them is read. */
export const markFilters = ['all', 'keep', 'reject', 'none', ...ratings.toReversed()] as const;
/** Which photos are shown: all, those with a mark, those with neither a mark nor stars, or those with at least so many stars. */
export type MarkFilter = 'all' | ImageMark | 'none' | Rating;

function isShown({ mark, rating }: Pick<OrderImage, 'mark' | 'rating'>, filter: MarkFilter): boolean {
  if (typeof filter === 'number') return rating >= filter;
  if (filter === 'none') return mark === null && rating === 0;
  return filter === 'all' || mark === filter;
}

/** The photos that match the filter. */
export function filterMarks<Image extends Pick<OrderImage, 'mark' | 'rating'>>(
  images: readonly Image[],
  filter: MarkFilter,
): readonly Image[] {
  return filter === 'all' ? images : images.filter((image) => isShown(image, filter));
}
