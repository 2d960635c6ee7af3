import type { DropItem } from 'react-aria-components/useDragAndDrop';

interface Dropped {
  files: File[];
  /** Names of folders that were not opened. */
  folders: string[];
}

/** The files among what was dropped. Folders are opened, with the folders in them, if `opensFolders`. */
export async function droppedFiles(items: Iterable<DropItem> | AsyncIterable<DropItem>, opensFolders: boolean): Promise<Dropped> {
  const found: Dropped = { files: [], folders: [] };
  for await (const item of items) {
    if (item.kind === 'file') found.files.push(await item.getFile());
    else if (item.kind === 'directory' && !opensFolders) found.folders.push(item.name);
    else if (item.kind === 'directory') found.files.push(...(await droppedFiles(item.getEntries(), true)).files);
  }
  return found;
}
