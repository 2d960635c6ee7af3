import { FileField } from '@portal/ui';
import { useState } from 'react';
import { namesInFile } from './readNames.ts';
import { t } from './texts.ts';

/** Far more than a list of names has. */
const maxBytes = 1_048_576;
const types = ['.csv', '.txt', 'text/csv', 'text/plain'];
/** A file is read into the list at once: none stays chosen. */
const none: readonly File[] = [];
const words = {
  pick: t('names.pick'),
  type: t('names.type'),
  empty: t('names.empty'),
  size: () => t('names.large', { megabytes: maxBytes / 1_048_576 }),
};

interface NamesFileProps {
  /** What is in the list: a problem of a file is shown until that changes. */
  list: string;
  /** A name a line. */
  onRead: (list: string) => void;
}

/** Reads a list of names from a file, whichever of the usual encodings it has. */
export function NamesFile({ list, onRead }: NamesFileProps) {
  const [problem, setProblem] = useState<{ list: string; text: string }>();
  const read = async (file: File) => {
    const names = await file.arrayBuffer().then(
      (bytes) => namesInFile(new Uint8Array(bytes)),
      () => null,
    );
    if (names === null) setProblem({ list, text: t('names.unreadable') });
    else if (names.length === 0) setProblem({ list, text: t('names.empty') });
    else {
      setProblem(undefined);
      onRead(names.join('\n'));
    }
  };
  return (
    <FileField
      label={t('names.file')}
      description={t('names.fileHint')}
      errorMessage={problem?.list === list ? problem.text : undefined}
      accept={types}
      maxBytes={maxBytes}
      value={none}
      onChange={([file]) => void (file && read(file))}
      words={words}
    />
  );
}
