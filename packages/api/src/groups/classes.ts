import { spellingKey } from '../contract/spelling.ts';
import type { AlsoShows } from '../shares/share.ts';
import type { ImageGroup } from './groups.ts';

/** A group and its class, if it is known. */
export interface Grouped {
  id: number;
  classId?: number | null;
}

/** «1А», «11-Б», «9 «В»»: a number with a letter is the name of a class; a number alone may count the rows of a list. */
export const looksLikeClass = (name: string): boolean => /^\d{1,2}\s?[-\u2010-\u2015]?\s?[«"']?\p{L}[»"']?$/u.test(name.trim());

/** What a group is called where its class is not in view: «1А, Иванов Пётр». */
export const groupLabel = (name: string, className: string | null | undefined): string => (className ? `${className}, ${name}` : name);

/** The labels of groups by their ids. */
export function groupLabels(groups: readonly ImageGroup[]): ReadonlyMap<number, string> {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return new Map(groups.map(({ id, name, classId }) => [id, groupLabel(name, names.get(classId ?? 0))]));
}

/** The folders of groups in an archive, by their ids: «Класс/Ученик». */
export function groupFolders(groups: readonly ImageGroup[]): ReadonlyMap<number, readonly string[]> {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const classOf = (id: number | null) => (id === null ? [] : [names.get(id) ?? '']);
  return new Map(groups.map(({ id, name, classId }) => [id, [...classOf(classId), name]]));
}

/** Each class before its pupils, both in the order in which they stand. */
export function inClasses<Group extends Pick<ImageGroup, 'id' | 'classId'>>(groups: readonly Group[]): Group[] {
  const pupils = Map.groupBy(groups, ({ classId }) => classId);
  return (pupils.get(null) ?? []).flatMap((group) => [group, ...(pupils.get(group.id) ?? [])]);
}

/** The ids of a group and of its pupils. */
export const withPupils = (groups: readonly Grouped[], id: number): ReadonlySet<number> =>
  new Set(groups.flatMap((group) => (group.id === id || group.classId === id ? group.id : [])));

/** What a share of one group reaches. */
export interface Reach {
  /** The group, or the class of the pupil where that is shown too. */
  root: number;
  ids: ReadonlySet<number>;
}

/** The groups that a share of one group shows: this one, and what it shows besides. Of a pupil's no other pupil is among them. */
export function reachOf(groups: readonly Grouped[], groupId: number, alsoShows: AlsoShows): Reach {
  const classId = groups.find(({ id }) => id === groupId)?.classId ?? null;
  if (alsoShows === 'class' && classId !== null) return { root: classId, ids: new Set([classId, groupId]) };
  return { root: groupId, ids: alsoShows === 'pupils' ? withPupils(groups, groupId) : new Set([groupId]) };
}

/** Latin letters, and the Russian ones that look like them. */
const lookAlikes = new Map(Array.from('abcehkmoptxy', (latin, at) => [latin, 'авсенкмортху'[at] ?? latin] as const));

/** The same for names that look the same to a person: of classes also where a letter is of another alphabet, `1A` and «1А». */
export const groupKey = (name: string): string => {
  const key = spellingKey(name);
  return looksLikeClass(name) ? key.replaceAll(/[a-z]/g, (letter) => lookAlikes.get(letter) ?? letter) : key;
};

/** Within one class, or among classes, a name is there once, however it is spelt. */
export const nameKey = ({ name, classId }: Pick<ImageGroup, 'name' | 'classId'>): string => `${classId ?? ''} ${groupKey(name)}`;
