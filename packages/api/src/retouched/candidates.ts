import { cleanName, nameToGive } from '../project-images/file-names.ts';
import { type Grouped, withPupils } from '../groups/classes.ts';
import { looseKey } from '../project-images/name-keys.ts';
import { baseName, fittingFinder, type Named, number } from './match-retouched.ts';

/** An original; `groupId`: the group that it is in, null: none. */
export interface Original extends Named {
  groupId: number | null;
}

export interface RetouchedPhoto {
  name: string;
  originalId: number | null;
  /** Of a photo without an original: the group that it came for; null: not known. */
  groupId?: number | null;
}

/** Why a file waits although an original has its name. */
export type Doubt = 'differs' | 'groups' | 'unsure';

/** What a name means. */
export type Candidates =
  | { kind: 'none' }
  | { kind: 'ambiguous' }
  /** The name means this one. `others`: what else the picture may show, itself among them. */
  | { kind: 'one'; id: number; others: readonly number[] }
  /** The name could mean these: only the picture decides. */
  | { kind: 'several'; ids: readonly number[]; others: readonly number[]; doubt: Doubt };

const keyOf = (name: string): string => looseKey(cleanName(baseName(name), 'photo'));
const withoutNumber = (name: string): string => name.replace(/ \(\d{1,4}\)(?=(?:\.[^.]*)?$)/, '');

/** Of an original: the key of the name that it was uploaded under, if that got a number because another one had it. */
const keyBeforeNumber = (name: string): string | null => {
  const key = looseKey(nameToGive(name.normalize('NFC'), '.jpg'));
  return number.test(key) ? key.replace(number, '') : null;
};

interface GroupOfOriginals {
  ids: number[];
  fitting: (name: string) => ReadonlySet<number>;
  /** Those that were uploaded under a name and got a number, by its key. */
  numbered: ReadonlyMap<string | null, Original[]>;
}

const numbered = (key: string, group: GroupOfOriginals | undefined): number[] => (group?.numbered.get(key) ?? []).map(({ id }) => id);

/**
 * Finds what a name means among the originals of all groups. In a known group it means what it means there, also the original whose name got a number
 * because another group had it; in a class it may be that of any of its pupils. Without a group it means an original only where no other group has the
 * name too.
 */
export function candidateFinder(originals: readonly Original[], photos: readonly RetouchedPhoto[], known: readonly Grouped[]) {
  const groupOf = new Map(originals.map(({ id, groupId }) => [id, groupId]));
  const members = Map.groupBy(originals, ({ groupId }) => groupId);
  const ofPhotos = Map.groupBy(photos, ({ originalId }) => (originalId === null ? undefined : groupOf.get(originalId)));
  /** The groups in which a key can mean anything: a project may have hundreds. */
  const places = new Map<string, Set<number | null>>();
  const groups = new Map(
    [...members].map(([groupId, some]): [number | null, GroupOfOriginals] => [
      groupId,
      {
        ids: some.map(({ id }) => id),
        fitting: fittingFinder([...some, ...(ofPhotos.get(groupId) ?? []).map(({ originalId, name }) => ({ id: originalId ?? 0, name }))]),
        numbered: Map.groupBy(some, ({ name }) => keyBeforeNumber(name)),
      },
    ]),
  );
  for (const [groupId, some] of members) {
    for (const one of [...some, ...(ofPhotos.get(groupId) ?? [])]) {
      const name = one.name.normalize('NFC');
      for (const key of [looseKey(cleanName(name, 'photo')), looseKey(nameToGive(name, '.jpg')), keyBeforeNumber(name)]) {
        if (key !== null) places.set(key, (places.get(key) ?? new Set()).add(groupId));
      }
    }
  }
  const all = originals.map(({ id }) => id);
  const one = (id: number, others = groups.get(groupOf.get(id) ?? null)?.ids ?? []): Candidates => ({ kind: 'one', id, others });
  const several = (ids: readonly number[], doubt: Doubt): Candidates => ({ kind: 'several', ids, others: all, doubt });
  const inGroup = (name: string, group: GroupOfOriginals | undefined): Candidates => {
    const [id, other] = group?.fitting(name) ?? [];
    if (id !== undefined) return other === undefined ? one(id) : { kind: 'ambiguous' };
    const ids = numbered(keyOf(name), group);
    const [first, second] = ids;
    if (first === undefined) return { kind: 'none' };
    return second === undefined ? one(first) : several(ids, 'unsure');
  };
  const classes = new Map(
    [...new Set(known.map(({ classId }) => classId ?? null))].map((id) => [id, id === null ? null : withPupils(known, id)]),
  );
  const anywhere = (name: string, within: ReadonlySet<number | null> | null): Candidates => {
    const plain = withoutNumber(name);
    const found = [keyOf(name), keyOf(plain)].flatMap((key) => [...(places.get(key) ?? [])]);
    const near = [...new Set(found)].filter((id) => within?.has(id) ?? true).flatMap((groupId) => groups.get(groupId) ?? []);
    const [fitting, ...further] = near.map((group) => [...group.fitting(name)]).filter(({ length }) => length > 0);
    const byNumber = groups.size > 1 ? near.flatMap((group) => numbered(keyOf(name), group)) : [];
    const ids = [...new Set([...(fitting ?? []), ...further.flat(), ...byNumber])];
    const [id, other] = ids;
    if (id === undefined) return { kind: 'none' };
    if (!fitting || ids.length > fitting.length) return several(ids, 'groups');
    if (other !== undefined) return { kind: 'ambiguous' };
    // A number may be of another download: then the picture is one of those that have the name without it.
    return one(id, plain === name ? undefined : all);
  };
  return (name: string, groupId: number | null): Candidates => {
    const whole = classes.get(groupId) ?? null;
    return groupId === null || whole ? anywhere(name, whole) : inGroup(name, groups.get(groupId));
  };
}

/** What a name means, for suggestions: one original, one of several, or nothing. */
export function namedFinder(
  originals: readonly Original[],
  photos: readonly RetouchedPhoto[],
  groups: readonly Grouped[],
): (name: string, groupId: number | null) => readonly number[] {
  const candidates = candidateFinder(originals, photos, groups);
  return (name, groupId) => {
    const found = candidates(name, groupId);
    if (found.kind === 'one') return [found.id];
    return found.kind === 'several' ? found.ids : [];
  };
}
