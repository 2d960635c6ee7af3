import { groupKey } from '@portal/api';
import type { Groups } from './useGroups.ts';

interface Wanted {
  name: string;
  /** The class of a pupil; null: it is a class. */
  className: string | null;
}

/** Makes classes, then their pupils, as far as they are not there. The result tells the id of each; throws when the server refuses. */
export async function makeGroups(groups: Pick<Groups, 'make'>, wanted: readonly Wanted[]): Promise<(one: Wanted) => number | undefined> {
  const classes = await groups.make([...new Set(wanted.map(({ name, className }) => className ?? name))]);
  const ids = new Map<number, ReadonlyMap<string, number>>();
  const classIdOf = (className: string) => classes.get(groupKey(className)) ?? 0;
  const pupils = wanted.filter((one): one is Wanted & { className: string } => one.className !== null);
  for (const classId of new Set(pupils.map(({ className }) => classIdOf(className)))) {
    const names = pupils.flatMap(({ name, className }) => (classIdOf(className) === classId ? name : []));
    ids.set(classId, await groups.make(names, classId));
  }
  return ({ name, className }) => (className === null ? classes : ids.get(classIdOf(className)))?.get(groupKey(name));
}

/** Makes one group among the classes, or finds it there. Throws when the server refuses: photos must not be taken out of their groups then. */
export async function makeGroup(groups: Pick<Groups, 'make'>, name: string): Promise<number> {
  const id = (await groups.make([name])).get(groupKey(name));
  if (id === undefined) throw new Error(`The group «${name}» was not made`);
  return id;
}
