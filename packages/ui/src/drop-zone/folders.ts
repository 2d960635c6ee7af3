const folders = new WeakMap<File, readonly string[]>();

/** The folders of a file, the outermost first; none for one that was dropped or chosen alone, or pasted. */
export const foldersOf = (file: File): readonly string[] => folders.get(file) ?? [];

/** Stores them. */
export function noteFolders(file: File, path: readonly string[]): File {
  if (path.length > 0) folders.set(file, path);
  return file;
}

/** What operating systems put into folders: nobody has chosen these files. */
const isOfSystem = ({ name }: File): boolean => name.startsWith('.') || ['thumbs.db', 'desktop.ini'].includes(name.toLowerCase());

/** As people number their files: `2.jpg` before `10.jpg`. */
const { compare } = new Intl.Collator('ru', { numeric: true });
const pathOf = (file: File): string => [...foldersOf(file), file.name].join('/');

/** Files that came with their folders: by their paths, in whatever order a browser reads a folder, and without those of the operating system. */
export function inFolders(files: readonly File[]): File[] {
  if (files.every((file) => foldersOf(file).length === 0)) return [...files];
  return files.filter((file) => !isOfSystem(file)).toSorted((one, other) => compare(pathOf(one), pathOf(other)));
}

/** The files of a chosen folder. */
export const filesOfFolder = (list: Iterable<File>): File[] =>
  inFolders([...list].map((file) => noteFolders(file, file.webkitRelativePath.split('/').slice(0, -1))));

/** Whether the browser's dialog can choose a folder. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;
