import type { ImageGroup, OrderImage } from '@portal/api';

/** Which photos are shown: all (null), those of a group, or those that are in none (0). */
export type GroupChoice = number | null;

/** By groups, how many of these photos are in them; under 0 those that are in none. */
export function countByGroup(groupIds: readonly (number | null)[], groups: readonly ImageGroup[]): ReadonlyMap<number, number> {
  const known = new Set(groups.map(({ id }) => id));
  const counts = new Map<number, number>();
  for (const groupId of groupIds) {
    const id = groupId !== null && known.has(groupId) ? groupId : 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The choice, unless its group is there no more. */
export const validChoice = (choice: GroupChoice, groups: readonly ImageGroup[]): GroupChoice =>
  groups.length > 0 && (choice === 0 || groups.some(({ id }) => id === choice)) ? choice : null;

/** Whether a photo of this group is among those that are shown. */
export const isChosenGroup = (choice: GroupChoice, groupId: number | null): boolean => choice === null || (groupId ?? 0) === choice;

/** By the ids of originals, their groups: what was retouched follows its original. */
export const groupsOfImages = (images: readonly OrderImage[]): ReadonlyMap<number, number | null> =>
  new Map(images.map(({ id, groupId }) => [id, groupId]));
