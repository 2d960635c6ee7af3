import { type ImageGroup, limits, nameKey, groupKey, textLength } from '@portal/api';
import type { ListedPupil } from './readNames.ts';

/** The result of a list: which pupils and classes it makes, which groups become pupils, and why others do nothing. */
export interface SortedNames {
  /** What is new; a class that only its pupils name is not among these. */
  fresh: ListedPupil[];
  /** How many of those, and of the classes that they need, are classes. */
  classes: string[];
  /** Groups without a class that have the name of one pupil of the list. */
  moved: { group: ImageGroup; className: string; email: string | null }[];
  known: string[];
  /** Addresses that pupils who are there do not have yet, or another one. */
  emails: { group: ImageGroup; email: string }[];
  twice: string[];
  long: ListedPupil[];
}

/** Sorts a list of pupils and classes by what is there already, however it is spelt. */
export function sortNames(listed: readonly ListedPupil[], groups: readonly ImageGroup[]): SortedNames {
  const there = new Map(groups.map((group) => [nameKey(group), group]));
  const classOf = (className: string | null) => (className === null ? undefined : there.get(nameKey({ name: className, classId: null })));
  const withPupils = new Set(groups.map(({ classId }) => classId));
  const classKeys = new Set(listed.map(({ className }) => groupKey(className ?? '')));
  const classesOfName = new Map<string, Set<string>>();
  for (const { name, className } of listed) {
    const key = groupKey(name);
    classesOfName.set(key, (classesOfName.get(key) ?? new Set()).add(groupKey(className ?? '')));
  }
  const seen = new Set<string>();
  const sorted: SortedNames = { fresh: [], classes: [], moved: [], known: [], emails: [], twice: [], long: [] };

  /** A group without a class that this pupil is, unless two of the list have the name. */
  const loose = ({ name }: ListedPupil): ImageGroup | undefined => {
    const group = there.get(nameKey({ name, classId: null }));
    const isOne = classesOfName.get(groupKey(name))?.size === 1;
    return group && isOne && !withPupils.has(group.id) && !classKeys.has(groupKey(name)) ? group : undefined;
  };
  const knownAs = ({ name, className }: ListedPupil): ImageGroup | undefined => {
    if (className === null) return there.get(nameKey({ name, classId: null }));
    const found = classOf(className);
    return found && there.get(nameKey({ name, classId: found.id }));
  };
  for (const pupil of listed) {
    const { name, className, email } = pupil;
    const group = knownAs(pupil);
    const key = `${groupKey(className ?? '')} ${groupKey(name)}`;
    if (groupKey(name) === '') continue;
    if ([name, className ?? ''].some((text) => textLength(text) > limits.groupNameLength)) sorted.long.push(pupil);
    else if (seen.has(key)) sorted.twice.push(name);
    else if (group) {
      sorted.known.push(name);
      if (email !== null && email !== group.familyEmail) sorted.emails.push({ group, email });
    } else {
      const moved = className === null ? undefined : loose(pupil);
      if (moved && className !== null) sorted.moved.push({ group: moved, className, email });
      else sorted.fresh.push(pupil);
    }
    seen.add(key);
  }
  const needed = [...sorted.fresh, ...sorted.moved].flatMap(({ className }) => className ?? []);
  const asClass = new Set(sorted.fresh.flatMap(({ name, className }) => (className === null ? groupKey(name) : [])));
  const missing = new Map(needed.filter((className) => !classOf(className)).map((className) => [groupKey(className), className]));
  sorted.classes = [...missing].flatMap(([key, className]) => (asClass.has(key) ? [] : className));
  return sorted;
}
