import { groupKey, type ImageGroup, limits, looksLikeClass } from '@portal/api';

type FolderOf = (file: File) => readonly string[];

const isAlike = (one: string | undefined, other: string | undefined) => one !== undefined && one === other;

/** The folders that all files have in common. */
function commonFolders(paths: readonly (readonly string[])[]): number {
  const [first = [], ...others] = paths;
  const at = first.findIndex((folder, place) => !others.every((path) => isAlike(folder, path[place])));
  return at === -1 ? first.length : at;
}

const short = (name: string) => Array.from(name).slice(0, limits.groupNameLength).join('').trim();

/** A group for files, and the class of a pupil. */
interface Wanted {
  name: string;
  className: string | null;
  files: File[];
}

/**
 * The groups for files that were dropped as folders: one for each folder below the common one, with the folders in it as its pupils. A single folder is
 * the shoot itself and no group, unless there are groups already; one that is called as a class, with folders in it, is a class.
 */
export function filesInGroups(files: readonly File[], foldersOf: FolderOf, known: readonly ImageGroup[]): Wanted[] {
  const paths = files.map(foldersOf);
  const classes = new Set(known.flatMap((group) => (group.classId === null ? groupKey(group.name) : [])));
  const shared = commonFolders(paths);
  const outside = (paths[0] ?? []).slice(0, shared);
  const isAlone = paths.every(({ length }) => length === shared);
  const isClass = (folder: string, at: number) =>
    classes.has(groupKey(folder)) || (looksLikeClass(folder) && !(isAlone && at === shared - 1));
  const ofClass = outside.findIndex(isClass);
  const common = ofClass !== -1 ? ofClass : isAlone && known.length > 0 ? shared - 1 : shared;
  const groups = new Map<string, Wanted>();
  for (const [index, file] of files.entries()) {
    const [first = '', ...others] = (paths[index] ?? []).slice(Math.max(common, 0));
    const own = short(others.length > 0 ? others.join(', ') : first);
    const className = others.length > 0 ? short(first) : null;
    const key = `${groupKey(className ?? '')} ${groupKey(own)}`;
    const group = groups.get(key) ?? { name: own, className, files: [] };
    if (groupKey(own) !== '') groups.set(key, group);
    group.files.push(file);
  }
  return [...groups.values()];
}
