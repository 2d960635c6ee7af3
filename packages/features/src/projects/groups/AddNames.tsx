import { limits } from '@portal/api';
import { Button, Checkbox, TextArea } from '@portal/ui';
import { useMemo, useState } from 'react';
import { notifyError } from '../../common/data/index.ts';
import css from './Groups.module.css';
import { NamesFile } from './NamesFile.tsx';
import { makeGroups } from './makeGroups.ts';
import { pupilsIn } from './readNames.ts';
import { type RenamedClass, renamedClasses } from './renamedClasses.ts';
import { sortNames } from './sortNames.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

const shownAtMost = 5;
const none: readonly RenamedClass[] = [];

const someOf = (names: readonly string[]): string => {
  const first = names.slice(0, shownAtMost).join(', ');
  const more = names.length - shownAtMost;
  return more > 0 ? t('names.andMore', { names: first, count: more }) : first;
};

function addText({ made, moved, emails, renamed }: Record<'made' | 'moved' | 'emails' | 'renamed', number>): string {
  if (made > 0) return t('names.add', { count: made });
  if (moved > 0) return t('names.move', { count: moved });
  if (renamed > 0) return t('names.rename', { count: renamed });
  return emails > 0 ? t('names.saveEmails', { count: emails }) : t('names.addNone');
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
  const [isRenaming, setRenaming] = useState(true);
  const { pupils, wrongEmails } = useMemo(() => pupilsIn(text), [text]);
  const renamed = useMemo(() => renamedClasses(pupils, groups.list), [pupils, groups.list]);
  const renaming = isRenaming ? renamed : none;
  const { fresh, classes, moved, known, emails, twice, long } = useMemo(() => {
    const names = new Map(renaming.map(({ group, name }) => [group.id, name]));
    return sortNames(
      pupils,
      groups.list.map((group) => ({ ...group, name: names.get(group.id) ?? group.name })),
    );
  }, [pupils, renaming, groups.list]);
  const made = fresh.length + classes.length;
  const addressed = [...fresh, ...moved, ...emails].filter(({ email }) => email !== null).length;

  const add = async () => {
    setPending(true);
    try {
      for (const { group, name } of renaming) await groups.rename(group, name, group.name);
      const wanted = [...moved, ...fresh].flatMap(({ className }) => (className === null ? [] : { name: className, className: null }));
      const idOf = made + moved.length > 0 ? await makeGroups(groups, [...wanted, ...fresh]) : () => undefined;
      for (const className of new Set(moved.map((one) => one.className))) {
        const classId = idOf({ name: className, className: null });
        const ids = moved.flatMap((one) => (one.className === className ? one.group.id : []));
        if (classId !== undefined) await groups.move(ids, classId);
      }
      const wantedEmails = [
        ...fresh.map((one) => ({ groupId: idOf(one), email: one.email })),
        ...[...moved, ...emails].map(({ group, email }) => ({ groupId: group.id, email })),
      ].flatMap(({ groupId, email }) => (groupId === undefined || email === null ? [] : { groupId, email }));
      if (wantedEmails.length > 0) await groups.setEmails(wantedEmails);
      setText(long.map(({ name, className, email }) => [className ?? [], name, email ?? []].flat().join('; ')).join('\n'));
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
    addressed > 0 && t('names.emails', { count: addressed }),
    emails.some(({ group }) => group.familyEmail !== null) &&
      t('names.otherEmails', { names: someOf(emails.flatMap(({ group }) => (group.familyEmail === null ? [] : group.name))) }),
    wrongEmails.length > 0 && t('names.wrongEmails', { names: someOf(wrongEmails) }),
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
      {renamed.length > 0 && (
        <Checkbox isSelected={isRenaming} onChange={setRenaming}>
          {t('names.renamed', {
            classes: renamed
              .map(({ group, name, pupils: count }) => t('names.renamedOne', { from: group.name, to: name, count }))
              .join('; '),
          })}
        </Checkbox>
      )}
      <div className={css.actions}>
        <Button
          tone="secondary"
          icon="plus"
          isDisabled={made + moved.length + emails.length + renaming.length === 0 || groups.list.length + made > limits.groups}
          isPending={isPending}
          pendingText={t('names.pending')}
          onPress={() => void add()}
        >
          {addText({ made, moved: moved.length, emails: emails.length, renamed: renaming.length })}
        </Button>
      </div>
      <NamesFile list={text} onRead={setText} />
    </div>
  );
}
