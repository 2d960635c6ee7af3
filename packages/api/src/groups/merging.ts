import type { AlsoShows } from '../shares/share.ts';
import { groupLabels, nameKey, reachOf } from './classes.ts';
import { groupSentences } from './group-sentences.ts';
import type { ImageGroup } from './groups.ts';

/** How many names a refusal tells. */
const NAMES = 3;
const withNames = (sentence: string, names: readonly string[]): string => {
  const others = names.length - NAMES;
  return `${sentence} ${names.slice(0, NAMES).join('; ')}${others > 0 ? ` и\u00a0ещё ${others}` : ''}.`;
};

/**
 * The groups with which one may become one: photos of a pupil never become those of a class, which all its families may see. A group in no class and
 * without pupils is on either level.
 */
export function partnersOf(groups: readonly ImageGroup[], from: number): ImageGroup[] {
  const classes = new Set(groups.map(({ classId }) => classId));
  const levelOf = ({ id, classId }: ImageGroup) => (classes.has(id) ? 'class' : classId === null ? null : 'pupil');
  const group = groups.find(({ id }) => id === from);
  if (!group) return [];
  const own = levelOf(group);
  return groups.filter((other) => {
    const level = levelOf(other);
    return other !== group && (own === level || own === null || level === null);
  });
}

/**
 * Why two groups cannot become one; null: they can. A share that has not ended and shows only one of the two would show other photos afterwards. One that
 * has expired counts, because it can be renewed.
 */
export function mergeProblem(
  groups: readonly ImageGroup[],
  shares: readonly { groupId: number | null; alsoShows: AlsoShows }[],
  { from, into }: { from: number; into: number },
): { status: 409 | 422; message: string } | null {
  if (!partnersOf(groups, from).some(({ id }) => id === into)) return { status: 422, message: groupSentences.cannotMerge };
  const showing = shares.flatMap(({ groupId, alsoShows }) => {
    if (groupId === null) return [];
    const { ids } = reachOf(groups, groupId, alsoShows);
    return ids.has(from) === ids.has(into) ? [] : groupId;
  });
  const labels = groupLabels(groups);
  const named = [...new Set(showing)].flatMap((id) => labels.get(id) ?? []);
  if (named.length > 0) return { status: 409, message: withNames(groupSentences.mergeShared, named) };
  const taken = new Set(groups.flatMap((group) => (group.classId === into ? nameKey(group) : [])));
  const twice = groups.flatMap((group) => (group.classId === from && taken.has(nameKey({ ...group, classId: into })) ? group.name : []));
  return twice.length > 0 ? { status: 409, message: withNames(groupSentences.mergePupils, twice) } : null;
}
