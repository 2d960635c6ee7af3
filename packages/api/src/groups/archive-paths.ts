import { distinctNames } from '../project-images/distinct-names.ts';
import { asFileName } from '../project-images/file-names.ts';
import { isCompanionFolder } from '../zip-upload/companion-folders.ts';

/** The folder name of a group. Not a name that programs use for folders of their own, which are skipped when an archive is uploaded again. */
export function folderName(group: string): string {
  const name = asFileName(group, 'group');
  return isCompanionFolder(name) ? `_${name}` : name;
}

/**
 * The paths of files in one archive, in this order: those of a group in a folder with its name. File names are unique across all folders, because a
 * retouched photo may come back without its folder.
 */
export function archivePaths(files: readonly { name: string; folder?: string | null | undefined }[]): string[] {
  const folders = [...new Set(files.flatMap(({ folder }) => folder ?? []))];
  const names = distinctNames([...files.map(({ name }) => name), ...folders.map(folderName)]);
  const made = new Map(folders.map((folder, index) => [folder, names[files.length + index]]));
  return files.map(({ folder }, index) => [...(folder ? [made.get(folder)] : []), names[index]].join('/'));
}
