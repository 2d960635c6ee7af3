const folders = new WeakMap<File, readonly string[]>();

/** The folders of a dropped file, the outermost first; none for one that was dropped alone, chosen or pasted. */
export const foldersOf = (file: File): readonly string[] => folders.get(file) ?? [];

/** Stores them. */
export function noteFolders(file: File, path: readonly string[]): File {
  if (path.length > 0) folders.set(file, path);
  return file;
}
