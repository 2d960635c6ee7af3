import { distinctNames } from '../project-images/distinct-names.ts';
import { asFileName, nameWithin } from '../project-images/file-names.ts';
import { isCompanionFolder } from '../zip-upload/companion-folders.ts';

/** The folder name of a group. Not a name that programs use for folders of their own, which are skipped when an archive is uploaded again. */
export function folderName(group: string): string {
  const name = asFileName(group, 'group');
  return isCompanionFolder(name) ? `_${name}` : name;
}

/** Characters of a path: Windows opens none of more than 260, which begins with the folder where the archive is unpacked. */
const LONGEST_PATH = 180;
/** Characters that a file keeps whatever its folders are called, and for a number that tells names apart. */
const [SHORTEST_FILE, NUMBER] = [60, 8];

/** A path of folders as one text: none of them contains this sign. */
const keyOf = (folders: readonly string[]): string => folders.map((folder) => `${folder}\0`).join('');

const aboveOf = (path: readonly string[]): string => keyOf(path.slice(0, -1));

/** The folders of a file: its class, and its pupil. */
type Folders = readonly string[] | null | undefined;

/** Where in an archive these folders lie, «Класс/Ученик/», none of them called like another or like one of the files. */
export function folderPaths(all: readonly Folders[], fileNames: readonly string[]): (folders: Folders) => string {
  const paths = new Map(
    all.flatMap((folders) => (folders ?? []).map((_, index) => folders?.slice(0, index + 1) ?? [])).map((path) => [keyOf(path), path]),
  );
  const made = new Map<string, string>([['', '']]);
  for (const above of new Set([...paths.values()].map(aboveOf))) {
    const inside = [...paths.values()].filter((path) => aboveOf(path) === above);
    const names = distinctNames([...fileNames, ...inside.map((path) => folderName(path.at(-1) ?? ''))]).slice(fileNames.length);
    for (const [index, path] of inside.entries()) made.set(keyOf(path), `${made.get(above) ?? ''}${names[index]}/`);
  }
  return (folders) => made.get(keyOf(folders ?? [])) ?? '';
}

interface FileOfArchive {
  name: string;
  folders?: Folders;
}

function pathsOf(files: readonly FileOfArchive[]): string[] {
  const names = distinctNames(files.map(({ name }) => name));
  const pathOf = folderPaths(
    files.map(({ folders }) => folders),
    names,
  );
  return files.map(({ folders }, index) => `${pathOf(folders)}${names[index]}`);
}

/**
 * The paths of files in one archive, in this order: those of a group in its folders, «Класс/Ученик». File names are unique across all folders, because
 * a retouched photo may come back without them. Where one is too long for a path of Windows, the name of the file is shortened. Folders stay
 * whole: a photo that comes back in them must be of the same pupil.
 */
export function archivePaths(files: readonly FileOfArchive[]): string[] {
  const paths = pathsOf(files);
  if (paths.every((path) => path.length <= LONGEST_PATH)) return paths;
  return pathsOf(
    files.map((file, at) => {
      const path = paths[at] ?? '';
      if (path.length <= LONGEST_PATH) return file;
      const space = LONGEST_PATH - NUMBER - (path.lastIndexOf('/') + 1);
      return { ...file, name: nameWithin(file.name, Math.max(SHORTEST_FILE, space)) };
    }),
  );
}
