import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { noteFolders } from './folders.ts';
import type { RefusedFile } from './sortFiles.ts';

interface Dropped {
  files: File[];
  /** Folders that were not opened, and files that could not be read: deleted meanwhile, or without permission. */
  refused: RefusedFile[];
}

/** The files among the dropped items. Folders are opened recursively if `opensFolders`; `path` holds the parent folders. */
export async function droppedFiles(
  items: Iterable<DropItem> | AsyncIterable<DropItem>,
  opensFolders: boolean,
  path: readonly string[] = [],
): Promise<Dropped> {
  const found: Dropped = { files: [], refused: [] };
  async function take(item: DropItem): Promise<void> {
    if (item.kind === 'file') found.files.push(noteFolders(await item.getFile(), path));
    else if (item.kind === 'directory' && !opensFolders) found.refused.push({ name: item.name, reason: 'folder' });
    else if (item.kind === 'directory') {
      const { files, refused } = await droppedFiles(item.getEntries(), true, [...path, item.name]);
      found.files.push(...files);
      found.refused.push(...refused);
    }
  }
  for await (const item of items) {
    await take(item).catch(() => found.refused.push({ name: item.kind === 'text' ? '' : item.name, reason: 'unreadable' }));
  }
  return found;
}
