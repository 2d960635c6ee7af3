import { type ReactNode, useRef } from 'react';
import css from './DropArea.module.css';
import type { FileRules, RefusedFile } from './sortFiles.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { useFileChoice } from './useFileChoice.ts';
import { texts } from '../texts.ts';

export interface DropAreaProps extends FileRules {
  /** Gets the accepted files; is not called when there are none. */
  onFiles: (files: File[]) => void;
  /** Called with the refused files of each drop, also when there are none, before `onFiles`. */
  onRefuse?: ((files: RefusedFile[]) => void) | undefined;
  /** What happens when files are dropped here. */
  release?: string | undefined;
  /** Accepts nothing. */
  isDisabled?: boolean | undefined;
  /** What the files are added to. */
  children: ReactNode;
}

/** Content onto which files can be dropped. There must be another way to do the same, because this one is for pointers only. */
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
