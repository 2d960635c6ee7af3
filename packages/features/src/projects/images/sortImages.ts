import { byName, type ProjectImage } from '@portal/api';

export const imageSorts = ['newest', 'oldest', 'taken', 'name', 'size'] as const;
export type ImageSort = (typeof imageSorts)[number];

const moment = ({ createdAt }: ProjectImage): number => Date.parse(createdAt) || 0;
const oldestFirst = (one: ProjectImage, other: ProjectImage) => moment(one) - moment(other) || one.id - other.id;

const comparisons: Record<ImageSort, (one: ProjectImage, other: ProjectImage) => number> = {
  newest: (one, other) => oldestFirst(other, one),
  oldest: oldestFirst,
  /** By the clock of the camera; photos without a date come last. */
  taken: (one, other) => {
    if (one.takenAt === null || other.takenAt === null)
      return Number(one.takenAt === null) - Number(other.takenAt === null) || oldestFirst(one, other);
    return Number(one.takenAt > other.takenAt) - Number(one.takenAt < other.takenAt) || one.id - other.id;
  },
  name: (one, other) => byName(one, other) || one.id - other.id,
  /** The largest first. */
  size: (one, other) => other.size - one.size || one.id - other.id,
};

/** The photos in the chosen order. */
export function sortImages<Image extends ProjectImage>(images: readonly Image[], sort: ImageSort): Image[] {
  return images.toSorted(comparisons[sort]);
}
