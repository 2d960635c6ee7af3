import { limits } from '@portal/api';
import { Button, FileField, TextArea } from '@portal/ui';
import { useMemo, useState } from 'react';
import { notifyError } from '../../common/index.ts';
import css from './Groups.module.css';
import { namesIn, namesInFile } from './readNames.ts';
import { sortNames } from './sortNames.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

/** Far more than a list of names has. */
const fileMaxBytes = 1_048_576;
const shownAtMost = 5;
const fileTypes = ['.csv', '.txt', 'text/csv', 'text/plain'];
/** A file is read into the list at once: none stays chosen. */
const none: readonly File[] = [];
const fileWords = {
  pick: t('names.pick'),
  type: t('names.type'),
  empty: t('names.empty'),
  size: () => t('names.large', { megabytes: fileMaxBytes / 1_048_576 }),
};

const someOf = (names: readonly string[]): string => {
  const first = names.slice(0, shownAtMost).join(', ');
  const more = names.length - shownAtMost;
  return more > 0 ? t('names.andMore', { names: first, count: more }) : first;
};

/** Groups from a list that is written, pasted, or taken from a file: what will be made of it is said before. */
export function AddNames({ groups }: { groups: Groups }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const sorted = useMemo(() => sortNames(namesIn(text), groups.list), [text, groups.list]);
  const { fresh, known, twice, long } = sorted;

  const write = (typed: string) => {
    setProblem(undefined);
    setText(typed);
  };
  const take = async (file: File) => {
    const names = await file.arrayBuffer().then(
      (bytes) => namesInFile(new Uint8Array(bytes)),
      () => null,
    );
    if (names === null) setProblem(t('names.unreadable'));
    else if (names.length === 0) setProblem(t('names.empty'));
    else write(names.join('\n'));
  };
  const add = async () => {
    setPending(true);
    try {
      await groups.make(fresh);
      write(long.join('\n'));
    } catch (error) {
      notifyError(t('dialog.failed'), error);
    } finally {
      setPending(false);
    }
  };
  const notes = [
    known.length > 0 && t('names.known', { names: someOf(known) }),
    twice.length > 0 && t('names.twice', { names: someOf(twice) }),
    long.length > 0 && t('names.long', { names: someOf(long.map((name) => `${name.slice(0, 20)}…`)) }),
  ].filter((note) => note !== false);
  return (
    <div className={css.names}>
      <TextArea
        label={t('names.label')}
        description={notes.length > 0 ? notes.join('. ') : t('names.hint')}
        rows={4}
        value={text}
        onChange={write}
      />
      <div className={css.actions}>
        <Button
          tone="secondary"
          icon="plus"
          isDisabled={fresh.length === 0 || fresh.length > limits.groups}
          isPending={isPending}
          pendingText={t('names.pending')}
          onPress={() => void add()}
        >
          {fresh.length > 0 ? t('names.add', { count: fresh.length }) : t('names.addNone')}
        </Button>
      </div>
      <FileField
        label={t('names.file')}
        description={t('names.fileHint')}
        errorMessage={problem}
        accept={fileTypes}
        maxBytes={fileMaxBytes}
        value={none}
        onChange={([file]) => void (file && take(file))}
        words={fileWords}
      />
    </div>
  );
}
