import { groupLabel, looksLikeClass, type ImageGroup, personKey, type ProjectShare, type ShareChooses } from '@portal/api';

const byName = new Intl.Collator('ru');

/** Shares that are no family's, each of those with the families that came by it: first those that still work, by name. */
export function withFamilies(all: readonly ProjectShare[]): {
  shares: readonly ProjectShare[];
  families: ReadonlyMap<number, ProjectShare[]>;
} {
  const families = new Map<number, ProjectShare[]>();
  const ordered = all
    .filter(({ parentShareId }) => parentShareId !== null)
    .toSorted(
      (one, other) =>
        Number(one.endedAt !== null) - Number(other.endedAt !== null) ||
        byName.compare(one.familyName ?? '', other.familyName ?? '') ||
        one.id - other.id,
    );
  for (const family of ordered) {
    const parent = family.parentShareId ?? 0;
    families.set(parent, [...(families.get(parent) ?? []), family]);
  }
  return { shares: all.filter(({ parentShareId }) => parentShareId === null), families };
}

const keyOf = ({ familyName }: ProjectShare): string => personKey(familyName ?? '');

/** Those whose name another one has too, of which neither was ended: namesakes, or one family that came twice. */
export function namedTwice(families: readonly ProjectShare[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  const working = families.filter(({ endedAt }) => endedAt === null);
  for (const family of working) counts.set(keyOf(family), (counts.get(keyOf(family)) ?? 0) + 1);
  return new Set(working.flatMap((family) => ((counts.get(keyOf(family)) ?? 0) > 1 ? family.id : [])));
}

/** Where only retouched photos are shown, a choice that was sent before says nothing any more. */
export const isDone = ({ shows, choiceClosedAt, signedOffAt }: ProjectShare): boolean =>
  (shows === 'retouched' ? signedOffAt : (choiceClosedAt ?? signedOffAt)) !== null;

/** How many families there are, and how many of them have sent a choice or accepted. */
export const countFamilies = (families: readonly ProjectShare[]): { count: number; done: number } => {
  const working = families.filter(({ endedAt }) => endedAt === null);
  return {
    count: working.length,
    done: working.filter(isDone).length,
  };
};

/**
 * Whether all families of a share on which each chooses for itself have come and are done: nobody is to be reminded. Where pupils are known, there are
 * as many families, those of one pupil counted once, as pupils without a working share of their own.
 */
export function areFamiliesDone(share: ProjectShare, all: readonly ProjectShare[], groups: readonly ImageGroup[]): boolean {
  if (share.chooses !== 'each_family') return false;
  const families = all.filter(({ parentShareId, endedAt }) => parentShareId === share.id && endedAt === null);
  const { count, done } = countFamilies(families);
  const come = new Set(families.map(({ id, pupilId }) => pupilId ?? -id));
  const withOwn = new Set(all.flatMap(({ role, state, groupId }) => (role === 'client' && state === 'active' ? (groupId ?? []) : [])));
  const pupils = groups.filter(
    ({ id, classId }) => classId !== null && (share.groupId === null || classId === share.groupId) && !withOwn.has(id),
  );
  return count > 0 && done === count && come.size >= pupils.length;
}

/** What a share of a family is called where it stands alone: «1А, Котова Анна». */
export const familyLabel = ({ familyName, groupName }: ProjectShare): string => groupLabel(familyName ?? '', groupName);

const hasPupils = (group: ImageGroup, groups: readonly ImageGroup[]): boolean => groups.some(({ classId }) => classId === group.id);

/**
 * Who chooses by a new share unless its photographer says otherwise; null where it is not asked: a pupil has one family. A group that is no class is
 * mostly one family's, and so is a project.
 */
export function choosesByDefault(groupId: number | null, groups: readonly ImageGroup[]): ShareChooses | null {
  const group = groups.find(({ id }) => id === groupId);
  if (!group) return 'together';
  if (group.classId !== null) return null;
  return hasPupils(group, groups) || looksLikeClass(group.name) ? 'each_family' : 'together';
}

/** The same for shares of all groups at once, which are made for pupils and for groups without pupils. */
export function choosesOfAll(groups: readonly ImageGroup[]): ShareChooses | null {
  const alone = groups.filter((group) => group.classId === null && !hasPupils(group, groups));
  if (alone.length === 0) return null;
  return alone.every(({ name }) => looksLikeClass(name)) ? 'each_family' : 'together';
}
