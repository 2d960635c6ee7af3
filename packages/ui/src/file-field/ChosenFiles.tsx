import { useState } from 'react';
import css from './ChosenFiles.module.css';
import { formatBytes } from '../drop-zone/formatBytes.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextButton } from '../link/TextButton.tsx';

interface ChosenFilesProps {
  files: readonly File[];
  /** Without it nothing can be removed. */
  onRemove?: ((file: File) => void) | undefined;
  words: { remove: (name: string) => string; showAll: (count: number) => string };
}

/** Rows that are rendered before the user asks for all. */
const FEW = 10;

/** Names and sizes of the chosen files. */
export function ChosenFiles({ files, onRemove, words }: ChosenFilesProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (files.length === 0) return null;
  const shown = showsAll ? files : files.slice(0, FEW);
  return (
    <>
      <ul className={css.list}>
        {shown.map((file, index) => (
          // Two files of the same name may come from two folders.
          <li key={`${file.name} ${file.size} ${file.lastModified} ${index}`} className={css.row}>
            <span className={css.name}>{file.name}</span>
            <span className={css.size}>{formatBytes(file.size)}</span>
            {onRemove && <IconButton icon="close" size="sm" label={words.remove(file.name)} onPress={() => onRemove(file)} />}
          </li>
        ))}
      </ul>
      {shown.length < files.length && (
        <div>
          <TextButton onPress={() => setShowsAll(true)}>{words.showAll(files.length)}</TextButton>
        </div>
      )}
    </>
  );
}
