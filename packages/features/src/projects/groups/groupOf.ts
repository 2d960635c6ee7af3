import type { ImageGroup, ProjectImage } from '@portal/api';

/** Which photos are shown: all (null), those of a group, or those without one (0). */
export type GroupChoice = number | null;

/** By groups, how many of these photos they have; under 0 those without a group. */
export function countByGroup(groupIds: readonly (number | null)[], groups: readonly ImageGroup[]): ReadonlyMap<number, number> {
  const known = new Set(groups.map(({ id }) => id));
  const counts = new Map<number, number>();
  for (const groupId of groupIds) {
    const id = groupId !== null && known.has(groupId) ? groupId : 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The chosen group, unless it was deleted. */
export const validChoice = (choice: GroupChoice, groups: readonly ImageGroup[]): GroupChoice =>
  groups.length > 0 && (choice === 0 || groups.some(({ id }) => id === choice)) ? choice : null;

/** Whether a photo of this group is among those that are shown. */
export const isChosenGroup = (choice: GroupChoice, groupId: number | null): boolean => choice === null || (groupId ?? 0) === choice;

/** By the ids of originals, their groups: a retouched photo belongs to the group of its original. */
export const groupsOfImages = (images: readonly ProjectImage[]): ReadonlyMap<number, number | null> =>
  new Map(images.map(({ id, groupId }) => [id, groupId]));
