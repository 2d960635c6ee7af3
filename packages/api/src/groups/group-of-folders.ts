import { limits } from '../contract/limits.ts';
import { folderName } from './archive-paths.ts';
import { type Grouped, groupKey, looksLikeClass } from './classes.ts';

/** Folders below each other that are searched: more is no way that a person sorts photos. */
const DEEPEST = 12;
/** The number that an archive or a system adds to a folder whose name is taken. */
const number = / \(\d{1,4}\)(?=(?:\.[^.]*)?$)/;

/** As a group is called that was made of folders below each other, see `filesInGroups`; not where only the first of them, a class, fits. */
const joined = (keys: readonly string[]): string => {
  const name = Array.from(keys.join(', ')).slice(0, limits.groupNameLength).join('').trim();
  return keys.length > 1 && name.length <= (keys[0]?.length ?? 0) ? '' : name;
};
const folderKey = (name: string): string => groupKey(folderName(name));

/** A group, as folders name it. */
type Named = Grouped & { name: string };

/**
 * Finds the group that folders name, the deepest that names one: by the name of the group however it is spelt, or by the folder that an archive of
 * ours gives it. Where a folder above names a class, a pupil is one of that class: twins in name are told apart by it, and a pupil of another class
 * is not meant; nor is one where a folder above looks like that of a class which is not there. Folders that name no group, or that could be two, say nothing. Each path is looked up once: an archive has thousands of files.
 */
export function groupFinder<Group extends Named>(groups: readonly Group[]): (folders: readonly string[]) => Group | null {
  const named = Map.groupBy(groups, ({ name }) => groupKey(name));
  const inArchives = Map.groupBy(groups, ({ name }) => folderKey(name));
  const ids = new Set(groups.map(({ id }) => id));
  const classIds = new Set(groups.flatMap(({ classId }) => classId ?? []));
  const only = (found: readonly Group[] | undefined, outside: readonly string[]): Group | undefined => {
    const above = find(outside);
    const isUnknownClass = above === null && outside.some(looksLikeClass);
    const meant = found?.filter(({ id, classId = null }) => {
      if (above && (above.classId ?? null) === null) {
        return id === above.id || classId === above.id || (classId === null && !classIds.has(above.id));
      }
      // Where the classes are not known, as for a share of one pupil, their folders say nothing.
      return classId === null || !isUnknownClass || !ids.has(classId);
    });
    return meant?.length === 1 ? meant[0] : undefined;
  };
  const search = (folders: readonly string[]): Group | null => {
    const names = folders.map(groupKey);
    const archived = folders.map(folderKey);
    for (let end = folders.length; end > 0; end -= 1) {
      for (let start = 0; start < end; start += 1) {
        const outside = folders.slice(0, start);
        const group =
          only(named.get(joined(names.slice(start, end))), outside) ?? only(inArchives.get(joined(archived.slice(start, end))), outside);
        if (group) return group;
      }
      const last = folders[end - 1] ?? '';
      const unnumbered = number.test(last)
        ? only(inArchives.get(folderKey(last.replace(number, ''))), folders.slice(0, end - 1))
        : undefined;
      if (unnumbered) return unnumbered;
    }
    return null;
  };
  const found = new Map<string, Group | null>();
  const find = (searched: readonly string[]): Group | null => {
    const path = searched.join('/');
    const known = found.get(path);
    if (known !== undefined) return known;
    const group = search(searched);
    found.set(path, group);
    return group;
  };
  return (folders) => find(folders.slice(-DEEPEST));
}
