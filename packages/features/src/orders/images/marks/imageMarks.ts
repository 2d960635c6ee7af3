import type { LinkChoice } from '@portal/api';
import type { GridMark } from '@portal/ui';
import { t } from '../../links/texts.ts';

/** What the photos of a project are marked with: what clients chose and wished for, and what no link shows. */
export interface ImageMarks {
  chosen: ReadonlySet<number>;
  /** Several clients may have written about one photo. */
  remarks: ReadonlyMap<number, readonly string[]>;
  hidden: ReadonlySet<number>;
}

/** The choices of several links as one: a photo that any client wants is wanted. */
export function joinChoices(choices: readonly LinkChoice[], hiddenIds: readonly number[]): ImageMarks {
  const remarks = new Map<number, string[]>();
  for (const { imageId, text } of choices.flatMap((choice) => choice.remarks)) {
    remarks.set(imageId, [...(remarks.get(imageId) ?? []), text]);
  }
  return { chosen: new Set(choices.flatMap(({ favourites }) => favourites)), remarks, hidden: new Set(hiddenIds) };
}

const filters = ['all', 'chosen', 'remarked', 'hidden'] as const;
export type MarkFilter = (typeof filters)[number];

const fits: Record<MarkFilter, (marks: ImageMarks, id: number) => boolean> = {
  all: () => true,
  chosen: ({ chosen }, id) => chosen.has(id),
  remarked: ({ remarks }, id) => remarks.has(id),
  hidden: ({ hidden }, id) => hidden.has(id),
};

/** The filters that find something; none where nothing is marked. */
export function usefulFilters(marks: ImageMarks, images: readonly { id: number }[]): MarkFilter[] {
  const useful = filters.filter((one) => images.some(({ id }) => fits[one](marks, id)));
  return useful.length > 1 ? useful : [];
}

/** The photos that are asked for, in their order; all of them where the filter finds none any more. */
export function filterMarked<Image extends { id: number }>(
  images: readonly Image[],
  marks: ImageMarks,
  filter: MarkFilter,
): readonly Image[] {
  const found = images.filter(({ id }) => fits[filter](marks, id));
  return found.length > 0 ? found : images;
}

/** The discs of a tile. */
export function marksOf({ chosen, remarks, hidden }: ImageMarks, id: number): GridMark[] {
  const marks: (GridMark | false)[] = [
    chosen.has(id) && { icon: 'heart', label: t('marks.isChosen') },
    remarks.has(id) && { icon: 'edit', label: t('marks.isRemarked') },
    hidden.has(id) && { icon: 'eyeoff', label: t('marks.isHidden') },
  ];
  return marks.filter((mark) => mark !== false);
}
