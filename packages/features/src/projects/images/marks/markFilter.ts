import type { ImageMark, ProjectImage } from '@portal/api';
import { type MarksOfClients, noMarks } from './clientMarks.ts';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** From the most to the fewest stars, as a list of them is read. */
export const markFilters = ['all', 'keep', 'reject', 'none', ...ratings.toReversed()] as const;
/** By what clients marked and what is hidden from them. */
export const clientFilters = ['chosen', 'remarked', 'hidden'] as const;
export type ClientFilter = (typeof clientFilters)[number];
/**
 * Which photos are shown: all, those with a mark, those with neither a mark nor stars, those with at least so many stars, or those that clients
 * marked or cannot see.
 */
export type MarkFilter = 'all' | ImageMark | 'none' | Rating | ClientFilter;

type Marked = Pick<ProjectImage, 'id' | 'mark' | 'rating'>;

export const isClientFilter = (filter: MarkFilter): filter is ClientFilter => (clientFilters as readonly MarkFilter[]).includes(filter);

function isShown({ id, mark, rating }: Marked, filter: MarkFilter, { chosen, remarks, hidden }: MarksOfClients): boolean {
  if (isClientFilter(filter)) return { chosen, remarked: remarks, hidden }[filter].has(id);
  if (typeof filter === 'number') return rating >= filter;
  if (filter === 'none') return mark === null && rating === 0;
  return filter === 'all' || mark === filter;
}

/** The photos that match the filter. */
export function filterMarks<Image extends Marked>(
  images: readonly Image[],
  filter: MarkFilter,
  marks: MarksOfClients = noMarks,
): readonly Image[] {
  return filter === 'all' ? images : images.filter((image) => isShown(image, filter, marks));
}
