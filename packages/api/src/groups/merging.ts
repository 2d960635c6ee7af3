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

/** On which level a group is; null: on either, as long as it has no pupils. */
function levelOf(groups: readonly ImageGroup[], id: number): 'class' | 'pupil' | null {
  if (groups.some(({ classId }) => classId === id)) return 'class';
  return (groups.find((group) => group.id === id)?.classId ?? null) === null ? null : 'pupil';
}

/** Whether two groups may become one: photos of a pupil never become those of a class, which all its families may see. */
export function canMerge(groups: readonly ImageGroup[], from: number, into: number): boolean {
  const [one, other] = [levelOf(groups, from), levelOf(groups, into)];
  return from !== into && (one === other || one === null || other === null);
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
  if (!canMerge(groups, from, into)) return { status: 422, message: groupSentences.cannotMerge };
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
