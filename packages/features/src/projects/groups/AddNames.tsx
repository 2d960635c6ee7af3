import { limits } from '@portal/api';
import { Button, TextArea } from '@portal/ui';
import { useMemo, useState } from 'react';
import { notifyError } from '../../common/data/index.ts';
import css from './Groups.module.css';
import { NamesFile } from './NamesFile.tsx';
import { namesIn } from './readNames.ts';
import { sortNames } from './sortNames.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

const shownAtMost = 5;

const someOf = (names: readonly string[]): string => {
  const first = names.slice(0, shownAtMost).join(', ');
  const more = names.length - shownAtMost;
  return more > 0 ? t('names.andMore', { names: first, count: more }) : first;
};

interface AddNamesProps {
  groups: Groups;
  /** What is typed or pasted, one name in each line. */
  text: string;
  onText: (text: string) => void;
}

/** Creates groups from a list that is typed, pasted, or read from a file; a preview shows the result first. */
export function AddNames({ groups, text, onText: setText }: AddNamesProps) {
  const [isPending, setPending] = useState(false);
  const sorted = useMemo(() => sortNames(namesIn(text), groups.list), [text, groups.list]);
  const { fresh, known, twice, long } = sorted;

  const add = async () => {
    setPending(true);
    try {
      await groups.make(fresh);
      setText(long.join('\n'));
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
        onChange={setText}
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
      <NamesFile list={text} onRead={setText} />
    </div>
  );
}
