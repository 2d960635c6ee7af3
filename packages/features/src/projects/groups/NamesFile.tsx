import { FileField } from '@portal/ui';
import { useState } from 'react';
import { listInFile, namesIn } from './readNames.ts';
import { t } from './texts.ts';

/** Bytes: far more than a list of names has. */
const maxBytes = 1_048_576;
const types = ['.csv', '.txt', 'text/csv', 'text/plain'];
/** A file is read into the list at once, so that none stays chosen. */
const none: readonly File[] = [];
const words = {
  pick: t('names.pick'),
  type: t('names.type'),
  empty: t('names.empty'),
  size: () => t('names.large', { megabytes: maxBytes / 1_048_576 }),
};

interface NamesFileProps {
  /** The current list: an error about a file is shown until it changes. */
  list: string;
  /** Called with the text of the file. */
  onRead: (list: string) => void;
}

/** Reads a list of names from a file in any of the usual encodings. */
export function NamesFile({ list, onRead }: NamesFileProps) {
  const [problem, setProblem] = useState<{ list: string; text: string }>();
  const read = async (file: File) => {
    const text = await file.arrayBuffer().then(
      (bytes) => listInFile(new Uint8Array(bytes)),
      () => null,
    );
    if (text === null) setProblem({ list, text: t('names.unreadable') });
    else if (namesIn(text).length === 0) setProblem({ list, text: t('names.empty') });
    else {
      setProblem(undefined);
      onRead(text);
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
