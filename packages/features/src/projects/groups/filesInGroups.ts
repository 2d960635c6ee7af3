import { limits, spellingKey } from '@portal/api';

type FolderOf = (file: File) => readonly string[];

const isAlike = (one: string | undefined, other: string | undefined) => one !== undefined && one === other;

/** The folders that all files have in common. */
function commonFolders(paths: readonly (readonly string[])[]): number {
  const [first = [], ...others] = paths;
  const at = first.findIndex((folder, place) => !others.every((path) => isAlike(folder, path[place])));
  return at === -1 ? first.length : at;
}

const short = (name: string) => Array.from(name).slice(0, limits.groupNameLength).join('').trim();

/**
 * The groups for files that were dropped as folders, by their normalised names: one for each folder below the common one. A single folder is the
 * shoot itself and no group, unless there are groups already.
 */
export function filesInGroups(
  files: readonly File[],
  foldersOf: FolderOf,
  hasGroups: boolean,
): Map<string, { name: string; files: File[] }> {
  const paths = files.map(foldersOf);
  const common = commonFolders(paths);
  const groups = new Map<string, { name: string; files: File[] }>();
  for (const [index, file] of files.entries()) {
    const path = paths[index] ?? [];
    const isAlone = paths.every(({ length }) => length === common);
    const name = short(isAlone && hasGroups ? (path.at(-1) ?? '') : path.slice(common).join(', '));
    const group = groups.get(spellingKey(name)) ?? { name, files: [] };
    if (spellingKey(name) !== '') groups.set(spellingKey(name), group);
    group.files.push(file);
  }
  return groups;
}
