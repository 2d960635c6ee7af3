import { useState } from 'react';
import { withType } from './withType.ts';
import { fitsRules, type FileRules, type RefusedFile, sortFiles } from './sortFiles.ts';

interface FileChoiceOptions extends FileRules {
  onFiles: (files: File[]) => void;
  onRefuse?: ((files: RefusedFile[]) => void) | undefined;
  onTooLarge?: ((files: File[]) => void) | undefined;
}

/** Validates each choice of files, passes the accepted ones on, and keeps the refused ones until the next choice. */
export function useFileChoice({ onFiles, onRefuse, onTooLarge, ...rules }: FileChoiceOptions) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  function take(files: Iterable<File>, refusedBefore: readonly RefusedFile[] = []): void {
    const chosen = [...files];
    // Synchronously where nothing has to be read.
    if (chosen.every((file) => fitsRules(file, rules))) sort(chosen, refusedBefore);
    else void Promise.all(chosen.map(withType)).then((typed) => sort(typed, refusedBefore));
  }
  function sort(files: readonly File[], refusedBefore: readonly RefusedFile[]): void {
    const sorted = sortFiles(files, rules);
    const unwanted = [...refusedBefore, ...sorted.refused];
    setRefused(unwanted);
    onRefuse?.(unwanted);
    onTooLarge?.(files.filter((file) => sortFiles([file], rules).refused[0]?.reason === 'size'));
    if (sorted.accepted.length > 0) onFiles(sorted.accepted);
  }
  return { take, refused, hide: () => setRefused([]) };
}
