import type { RefObject } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import type { DragTypes, DropOperation } from 'react-aria-components/useDragAndDrop';
import { droppedFiles } from './droppedFiles.ts';
import { inFolders } from './folders.ts';
import type { RefusedFile } from './sortFiles.ts';

/** Selected text or a link that is dragged over the page; some systems call a text file so too. */
const isText = (types: DragTypes) =>
  types.has('text/*') && !['application/*', 'image/*', 'video/*', 'audio/*'].some((type) => types.has(type));

/** `copy` first: `move` would request the system to remove the file from its folder. */
function operation(types: DragTypes, allowed: DropOperation[]): DropOperation {
  if (isText(types)) return 'cancel';
  return allowed.includes('copy') ? 'copy' : (allowed[0] ?? 'cancel');
}

interface DroppedFilesOptions {
  opensFolders: boolean;
  isDisabled: boolean;
  onFiles: (files: File[], refused: RefusedFile[]) => void;
}

/** Lets files and folders be dropped on `ref`. */
export function useDroppedFiles(ref: RefObject<HTMLElement | null>, { opensFolders, isDisabled, onFiles }: DroppedFilesOptions) {
  return useDrop({
    ref,
    isDisabled,
    getDropOperation: (types, allowed) => operation(types, allowed),
    onDrop: ({ items }) => void droppedFiles(items, opensFolders).then(({ files, refused }) => onFiles(inFolders(files), refused)),
  });
}
