import { distinctNames } from '../order-images/distinct-names.ts';
import { asFileName } from '../order-images/file-names.ts';
import { isCompanionFolder } from '../zip-upload/companion-folders.ts';

/** A folder of a group. Not as programs call folders of their own: what lies in those is passed over when an archive comes back. */
function folderName(group: string): string {
  const name = asFileName(group, 'group');
  return isCompanionFolder(name) ? `_${name}` : name;
}

/**
 * Where files lie in one archive, in this order: those of a group in a folder of its name. No two are called the same, whatever
 * their folders: what is retouched finds its original by the name of the file alone.
 */
export function archivePaths(files: readonly { name: string; folder?: string | null | undefined }[]): string[] {
  const folders = [...new Set(files.flatMap(({ folder }) => folder ?? []))];
  const names = distinctNames([...files.map(({ name }) => name), ...folders.map(folderName)]);
  const made = new Map(folders.map((folder, index) => [folder, names[files.length + index]]));
  return files.map(({ folder }, index) => [...(folder ? [made.get(folder)] : []), names[index]].join('/'));
}
