import { type ImageGroup, type ProjectImage, withPupils } from '@portal/api';

/** Which photos are shown: all (null), those of a group, or those without one (0). A class has those of its pupils too. */
export type GroupChoice = number | null;

/** By groups, how many of these photos they have, a class with those of its pupils; under 0 those without a group. */
export function countByGroup(groupIds: readonly (number | null)[], groups: readonly ImageGroup[]): ReadonlyMap<number, number> {
  const classIds = new Map(groups.map(({ id, classId }) => [id, classId]));
  const counts = new Map<number, number>();
  for (const groupId of groupIds) {
    const classId = classIds.get(groupId ?? 0);
    const ids = classId === undefined ? [0] : [groupId ?? 0, ...(classId === null ? [] : [classId])];
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The chosen group, unless it was deleted. */
export const validChoice = (choice: GroupChoice, groups: readonly ImageGroup[]): GroupChoice =>
  groups.length > 0 && (choice === 0 || groups.some(({ id }) => id === choice)) ? choice : null;

/** Tells whether a photo of a group is among those that are shown: a class is shown with its pupils. */
export function isInChoice(choice: GroupChoice, groups: readonly ImageGroup[]): (groupId: number | null) => boolean {
  if (choice === null) return () => true;
  const ids = choice === 0 ? new Set([0]) : withPupils(groups, choice);
  return (groupId) => ids.has(groupId ?? 0);
}

/** By the ids of originals, their groups: a retouched photo belongs to the group of its original. */
export const groupsOfImages = (images: readonly ProjectImage[]): ReadonlyMap<number, number | null> =>
  new Map(images.map(({ id, groupId }) => [id, groupId]));
