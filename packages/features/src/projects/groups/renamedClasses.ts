import { groupKey, type ImageGroup } from '@portal/api';
import type { ListedPupil } from './readNames.ts';

/** A class that a list calls otherwise. */
export interface RenamedClass {
  group: ImageGroup;
  name: string;
  /** How many of its pupils are in the list under the new name. */
  pupils: number;
}

/** The pupils of each class, as keys. */
function pupilsByClass<Of>(pupils: readonly { of: Of; name: string }[]): Map<Of, Set<string>> {
  const classes = new Map<Of, Set<string>>();
  for (const { of, name } of pupils) classes.set(of, (classes.get(of) ?? new Set<string>()).add(groupKey(name)));
  return classes;
}

/**
 * The classes of a project that a list names otherwise, «1А» that has become «2А»: at least half of the pupils of both are the same. In an order in which
 * no name is taken yet; classes that swap their names are not among them.
 */
export function renamedClasses(listed: readonly ListedPupil[], groups: readonly ImageGroup[]): RenamedClass[] {
  const named = listed.flatMap(({ name, className }) => (className === null ? [] : { of: className, name }));
  const names = new Map(named.map(({ of }) => [groupKey(of), of]));
  const inList = pupilsByClass(named.map(({ of, name }) => ({ of: groupKey(of), name })));
  const inProject = pupilsByClass(groups.flatMap(({ name, classId }) => (classId === null ? [] : { of: classId, name })));
  const classes = groups.filter(({ id }) => inProject.has(id));
  const common = (key: string, { id }: ImageGroup): number => {
    const [wanted, known] = [inList.get(key) ?? new Set<string>(), inProject.get(id) ?? new Set<string>()];
    const both = [...wanted].filter((pupil) => known.has(pupil)).length;
    return both * 2 >= Math.max(wanted.size, known.size) ? both : 0;
  };
  const isSame = (group: ImageGroup) => common(groupKey(group.name), group) > 0;
  const left = new Set(classes.filter((group) => !isSame(group)));
  const found: RenamedClass[] = [];
  for (const [key, name] of names) {
    if (classes.some((group) => groupKey(group.name) === key && isSame(group))) continue;
    const [group] = [...left].filter((one) => common(key, one) > 0).toSorted((one, other) => common(key, other) - common(key, one));
    if (!group) continue;
    left.delete(group);
    found.push({ group, name, pupils: common(key, group) });
  }
  const taken = new Set(groups.flatMap(({ name, classId }) => (classId === null ? groupKey(name) : [])));
  const ordered: RenamedClass[] = [];
  let waiting = found;
  for (let free = waiting; free.length > 0;) {
    free = waiting.filter(({ name }) => !taken.has(groupKey(name)));
    for (const one of free) {
      taken.delete(groupKey(one.group.name));
      taken.add(groupKey(one.name));
    }
    ordered.push(...free);
    waiting = waiting.filter((one) => !free.includes(one));
  }
  return ordered;
}
