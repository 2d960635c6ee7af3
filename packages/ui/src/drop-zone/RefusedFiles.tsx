import { useState } from 'react';
import css from './RefusedFiles.module.css';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { TextButton } from '../link/TextButton.tsx';

interface RefusedFilesProps {
  /** Each name with its reason in words. */
  files: readonly { name: string; reason: string }[];
  onHide: () => void;
  words: { refused: (count: number) => string; showAll: (count: number) => string; hide: string };
}

/** Rows that stand in the page before somebody asks for all of them. */
const FEW = 5;

/** Which files were not taken and why. Said aloud once, without reading a long list. */
export function RefusedFiles({ files, onHide, words }: RefusedFilesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [only] = files;
  const shown = showsAll ? files : files.slice(0, FEW);
  return (
    <div className={css.refused}>
      <Icon name="err" />
      <div className={css.words}>
        <p role="alert" className={css.title}>
          {files.length === 1 && only ? `${only.name}: ${only.reason}` : words.refused(files.length)}
        </p>
        {files.length > 1 && (
          // A long list is scrolled from the keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
          <ul className={css.list} tabIndex={showsAll ? 0 : undefined} aria-label={words.refused(files.length)}>
            {shown.map(({ name, reason }, index) => (
              // Two files of one name may come from two folders.
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
              <li key={index}>
                <span className={css.name}>{name}</span>: {reason}
              </li>
            ))}
          </ul>
        )}
        {shown.length < files.length && <TextButton onPress={() => setShowsAll(true)}>{words.showAll(files.length)}</TextButton>}
      </div>
      <IconButton icon="close" label={words.hide} size="sm" onPress={onHide} />
    </div>
  );
}
