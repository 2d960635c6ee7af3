import { byName, type ImageGroup, isSame } from '@portal/api';
import { Button, ConfirmDialog, Heading, IconButton, Modal, Text } from '@portal/ui';
import { memo, useMemo, useRef, useState } from 'react';
import { notifyError } from '../../common/data/index.ts';
import { UnsavedQuestion, useClosing } from '../../common/forms/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { AddNames } from './AddNames.tsx';
import css from './Groups.module.css';
import { countText } from './merging/countText.ts';
import { RenameGroup } from './RenameGroup.tsx';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

interface GroupsDialogProps {
  groups: Groups;
  /** How many photos each has, a class with those of its pupils. */
  counts: ReadonlyMap<number, number>;
  isOpen: boolean;
  onClose: () => void;
  /** A group was deleted, or became one with another: its photos are elsewhere now. */
  onDeleted: () => void;
  /** Opens the cards of the pupils. */
  onCards: () => void;
}

/** The subject of a dialog over this one: it stays rendered while that closes. */
interface Subject {
  action: 'rename' | 'delete' | null;
  group: ImageGroup;
}

interface GroupRowProps {
  group: ImageGroup;
  /** How much is in it, in words. */
  count: string;
  onAsk: (subject: Subject) => void;
}

/** A school has 200 of them: each is rendered again only where it has changed, not with every letter of a list, nor with every class that it makes. */
const GroupRow = memo(
  ({ group, count, onAsk }: GroupRowProps) => (
    <li className={group.classId === null ? undefined : css.pupil}>
      <span className={css.name}>{group.name}</span>
      <Text look="body-s" tone={2}>
        {count}
      </Text>
      <IconButton icon="edit" label={t('dialog.rename', { name: group.name })} onPress={() => onAsk({ action: 'rename', group })} />
      <IconButton icon="trash" label={t('dialog.delete', { name: group.name })} onPress={() => onAsk({ action: 'delete', group })} />
    </li>
  ),
  (before, now) => before.count === now.count && isSame(before.group, now.group),
);

/** The groups of a shoot, each class with its pupils: add a list, rename, sort, delete. */
export function GroupsDialog({ groups, counts, isOpen, onClose, onDeleted, onCards }: GroupsDialogProps) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [names, setNames] = useState('');
  const pupils = useMemo(() => {
    const numbers = new Map<number | null, number>();
    for (const { classId } of groups.list) numbers.set(classId, (numbers.get(classId) ?? 0) + 1);
    return numbers;
  }, [groups.list]);
  const pupilsOf = ({ id }: ImageGroup) => pupils.get(id) ?? 0;
  const area = useRef<HTMLDivElement>(null);
  // The row of a group that is gone was at the place of the next one.
  const [place, setPlace] = useState(0);
  const found = groups.list.findIndex(({ id }) => id === subject?.group.id);
  if (found >= 0 && found !== place) setPlace(found);
  const neighbour = () => {
    const rows = area.current?.querySelectorAll('li') ?? [];
    return rows[Math.min(place, rows.length - 1)]?.querySelector('button') ?? area.current?.querySelector('textarea');
  };
  const close = () => setSubject((before) => before && { ...before, action: null });
  const sort = async () => {
    try {
      await groups.order(groups.list.toSorted(byName).map(({ id }) => id));
    } catch (error) {
      notifyError(t('dialog.failed'), error);
    }
  };
  const leave = () => {
    setNames('');
    onClose();
  };
  const { tryToClose, question } = useClosing({ isOpen, isDirty: names.trim() !== '', onClose: leave });
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={tryToClose}
      title={t('dialog.title')}
      footer={
        <>
          {groups.list.length > 1 && (
            <Button tone="ghost" icon="sort" onPress={() => void sort()}>
              {t('dialog.sort')}
            </Button>
          )}
          {groups.list.some(({ classId }) => classId !== null) && (
            <Button tone="ghost" onPress={onCards}>
              {t('cards.action')}
            </Button>
          )}
          <Button onPress={tryToClose}>{t('dialog.close')}</Button>
        </>
      }
    >
      <div className={css.dialog} ref={area}>
        <Text as="p" tone={2}>
          {t('dialog.about')}
        </Text>
        <AddNames groups={groups} text={names} onText={setNames} />
        <section className={css.groups}>
          <Heading level={3}>{t('dialog.list')}</Heading>
          {groups.list.length === 0 ? (
            <Text as="p" tone={2}>
              {t('dialog.none')}
            </Text>
          ) : (
            <ul className={css.list}>
              {groups.list.map((group) => (
                <GroupRow key={group.id} group={group} count={countText(pupilsOf(group), counts.get(group.id) ?? 0)} onAsk={setSubject} />
              ))}
            </ul>
          )}
        </section>
      </div>
      {subject && (
        <>
          <RenameGroup
            key={subject.group.id}
            group={subject.group}
            groups={groups}
            counts={counts}
            isOpen={subject.action === 'rename'}
            onClose={close}
            onMerged={onDeleted}
            nextFocus={neighbour}
          />
          <ConfirmDialog
            isOpen={subject.action === 'delete'}
            onOpenChange={close}
            title={t('deleting.title')}
            confirmLabel={t('deleting.confirm')}
            pendingLabel={t('deleting.pending')}
            onConfirm={async () => {
              try {
                await groups.remove(subject.group);
                onDeleted();
              } catch (error) {
                notifyError(t('dialog.failed'), error);
                throw error;
              }
            }}
          >
            {pupilsOf(subject.group) > 0
              ? t('deleting.textClass', { name: subject.group.name, count: pupilsOf(subject.group) })
              : t('deleting.text', { name: subject.group.name })}
            <ReturnFocus to={neighbour} />
          </ConfirmDialog>
        </>
      )}
      <UnsavedQuestion {...question} />
    </Modal>
  );
}
