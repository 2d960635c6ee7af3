import type { ImageMark, OrderImage } from '@portal/api';

export const markFilters = ['all', 'keep', 'reject', 'none'] as const;
/** Which photos are shown: all, those with a mark, or those without any. */
export type MarkFilter = (typeof markFilters)[number];

const markOf: Record<Exclude<MarkFilter, 'all'>, ImageMark | null> = { keep: 'keep', reject: 'reject', none: null };

/** The photos that the filter leaves. */
export function filterMarks<Image extends Pick<OrderImage, 'mark'>>(images: readonly Image[], filter: MarkFilter): readonly Image[] {
  return filter === 'all' ? images : images.filter(({ mark }) => mark === markOf[filter]);
}
