import { type ReactNode, useRef } from 'react';
import css from './DropArea.module.css';
import type { FileRules, RefusedFile } from './sortFiles.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { useFileChoice } from './useFileChoice.ts';
import { texts } from '../texts.ts';

export interface DropAreaProps extends FileRules {
  /** Gets what passed the rules; is not called when nothing did. */
  onFiles: (files: File[]) => void;
  /** Called with the refused files of each drop, also when there are none, before `onFiles`. */
  onRefuse?: ((files: RefusedFile[]) => void) | undefined;
  /** What happens when the files are let go here. */
  release?: string | undefined;
  /** Takes nothing. */
  isDisabled?: boolean | undefined;
  /** What the files will become part of. */
  children: ReactNode;
}

/** Content on which files can be dropped. Another way to the same must be beside it: this one is for pointers only. */
export function DropArea({ onFiles, onRefuse, release = texts.dropZone.release, isDisabled = false, children, ...rules }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { take } = useFileChoice({ ...rules, onFiles, onRefuse });
  const opensFolders = rules.allowsMultiple ?? false;
  const { dropProps, isDropTarget } = useDroppedFiles(area, { opensFolders, isDisabled, onFiles: take });
  return (
    <div {...dropProps} ref={area} className={css.area} data-drop-target={isDropTarget || undefined}>
      {children}
      {isDropTarget && (
        <p className={css.release} aria-hidden="true">
          {release}
        </p>
      )}
    </div>
  );
}
