import { limits } from '@portal/api';
import { Button, TextArea } from '@portal/ui';
import { useMemo, useState } from 'react';
import { notifyError } from '../../common/data/index.ts';
import css from './Groups.module.css';
import { NamesFile } from './NamesFile.tsx';
import { makeGroups } from './makeGroups.ts';
import { pupilsIn } from './readNames.ts';
import { sortNames } from './sortNames.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

const shownAtMost = 5;

const someOf = (names: readonly string[]): string => {
  const first = names.slice(0, shownAtMost).join(', ');
  const more = names.length - shownAtMost;
  return more > 0 ? t('names.andMore', { names: first, count: more }) : first;
};

function addText({ made, moved }: { made: number; moved: number }): string {
  if (made > 0) return t('names.add', { count: made });
  return moved > 0 ? t('names.move', { count: moved }) : t('names.addNone');
}

interface AddNamesProps {
  groups: Groups;
  /** What is typed or pasted: in each line a name, or a class and a pupil. */
  text: string;
  onText: (text: string) => void;
}

/** Creates groups from a list that is typed, pasted, or read from a file; a preview shows the result first. */
export function AddNames({ groups, text, onText: setText }: AddNamesProps) {
  const [isPending, setPending] = useState(false);
  const { hasAddresses, fresh, classes, moved, known, twice, long } = useMemo(() => {
    const { pupils, hasAddresses } = pupilsIn(text);
    return { hasAddresses, ...sortNames(pupils, groups.list) };
  }, [text, groups.list]);
  const made = fresh.length + classes.length;

  const add = async () => {
    setPending(true);
    try {
      const wanted = [...moved, ...fresh].flatMap(({ className }) => (className === null ? [] : { name: className, className: null }));
      const idOf = await makeGroups(groups, [...wanted, ...fresh]);
      for (const className of new Set(moved.map((one) => one.className))) {
        const classId = idOf({ name: className, className: null });
        const ids = moved.flatMap((one) => (one.className === className ? one.group.id : []));
        if (classId !== undefined) await groups.move(ids, classId);
      }
      setText(long.map(({ name, className }) => [className ?? [], name].flat().join('; ')).join('\n'));
    } catch (error) {
      notifyError(t('dialog.failed'), error);
    } finally {
      setPending(false);
    }
  };
  const notes = [
    moved.length > 0 && t('names.moved', { names: someOf(moved.map(({ group, className }) => `${group.name} (${className})`)) }),
    known.length > 0 && t('names.known', { names: someOf(known) }),
    twice.length > 0 && t('names.twice', { names: someOf(twice) }),
    long.length > 0 && t('names.long', { names: someOf(long.map(({ name }) => `${name.slice(0, 20)}…`)) }),
    hasAddresses && t('names.addresses'),
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
          isDisabled={made + moved.length === 0 || groups.list.length + made > limits.groups}
          isPending={isPending}
          pendingText={t('names.pending')}
          onPress={() => void add()}
        >
          {addText({ made, moved: moved.length })}
        </Button>
      </div>
      <NamesFile list={text} onRead={setText} />
    </div>
  );
}
