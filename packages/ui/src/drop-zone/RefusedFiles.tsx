import { useState } from 'react';
import { refusalText, type RefusalWords } from './refusalText.ts';
import css from './RefusedFiles.module.css';
import type { RefusalReason, RefusedFile } from './sortFiles.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { TextButton } from '../link/TextButton.tsx';
import { texts } from '../texts.ts';

interface RefusedFilesProps {
  /** Nothing is rendered when there are none. */
  files: readonly RefusedFile[];
  /** The size limit in bytes. */
  maxBytes?: number | undefined;
  onHide: () => void;
  words?: Partial<RefusalWords> | undefined;
}

/** Rows that are rendered before the user asks for all. */
const FEW = 5;

/** In a dialog that scrolls, the zone is often at its end: what was refused must not be out of sight. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** Which files were not accepted and why: one line, whose button lists them. Announced once, without reading a long list. */
export function RefusedFiles({ files, maxBytes, onHide, words: overrides }: RefusedFilesProps) {
  const [open, setOpen] = useState<readonly RefusedFile[] | null>(null);
  if (files.length === 0) return null;
  const words = { ...texts.refusedFiles, ...overrides };
  const why = (reason: RefusalReason) => refusalText(reason, { maxBytes, words });
  const [only] = files;
  // What is refused next begins with its line again.
  const isOpen = open === files || files.length <= FEW;
  return (
    <div key={files.length} ref={show} className={css.refused}>
      <Icon name="err" />
      <div className={css.words}>
        <p role="alert" className={css.title}>
          {files.length === 1 && only ? `${only.name}: ${why(only.reason)}` : words.refused(files.length)}
        </p>
        {files.length > 1 && isOpen && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls and must be reached by keyboard
          <ul className={css.list} tabIndex={files.length > FEW ? 0 : undefined} aria-label={words.refused(files.length)}>
            {files.map(({ name, reason }, index) => (
              // Two files of the same name may come from two folders.
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
              <li key={index}>
                <span className={css.name}>{name}</span>: {why(reason)}
              </li>
            ))}
          </ul>
        )}
        {!isOpen && <TextButton onPress={() => setOpen(files)}>{words.showAll(files.length)}</TextButton>}
      </div>
      <IconButton icon="close" label={words.hide} size="sm" onPress={onHide} />
    </div>
  );
}
