import { groupKey, groupLabels, groupNameText } from '@portal/api';
import { Button, Modal, SearchableDropdown, toasts } from '@portal/ui';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { notifyError } from '../../common/data/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import css from './Groups.module.css';
import { makeGroup } from './makeGroups.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

interface PutIntoGroupProps {
  groups: Groups;
  images: readonly { id: number; groupId: number | null }[];
  isOpen: boolean;
  onClose: () => void;
  /** The photos are in the group now. */
  onPut: (ids: ReadonlySet<number>, groupId: number | null) => void;
  /** Gets the focus when nothing is chosen any more, and the button that opened this is gone. */
  nextFocus: () => HTMLElement | null;
}

/** The option for a new group. */
const newValue = (name: string) => `new ${name}`;

/** Asks for the group of the chosen photos; typing a name creates a new one. */
export function PutIntoGroup({ groups, images, isOpen, onClose, onPut, nextFocus }: PutIntoGroupProps) {
  const [value, setValue] = useState<string | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const labels = useMemo(() => groupLabels(groups.list), [groups.list]);
  const options = useMemo(() => {
    const known = [...labels].map(([id, label]) => ({ value: `${id}`, label }));
    return created === null ? known : [...known, { value: newValue(created), label: created }];
  }, [labels, created]);

  const close = () => {
    setValue(null);
    setCreated(null);
    setProblem(undefined);
    onClose();
  };
  const choose = (chosen: string | null) => {
    setProblem(undefined);
    setValue(chosen);
  };
  const create = (text: string) => {
    const there = groups.list.filter(({ id, name }) => [name, labels.get(id) ?? ''].some((one) => groupKey(one) === groupKey(text)));
    if (there.length === 1) {
      choose(`${there[0]?.id}`);
      return;
    }
    const read = z.safeDecode(groupNameText, text);
    setProblem(read.error?.issues[0]?.message);
    setCreated(read.data ?? null);
    setValue(read.data === undefined ? null : newValue(read.data));
  };
  const put = async (groupIdOf: () => Promise<number | null>) => {
    setPending(true);
    try {
      const ids = images.map(({ id }) => id);
      const groupId = await groupIdOf();
      await groups.put(ids, groupId);
      const name = options.find((option) => option.value === value)?.label ?? '';
      const title = groupId === null ? t('put.outDone', { count: ids.length }) : t('put.done', { count: ids.length, name });
      toasts.show({ type: 'success', title });
      onPut(new Set(ids), groupId);
      close();
    } catch (error) {
      notifyError(t('put.failed'), error);
    } finally {
      setPending(false);
    }
  };
  const submit = () => {
    if (value === null) {
      setProblem((before) => before ?? t('put.required'));
      return;
    }
    void put(async () => {
      if (created === null || value !== newValue(created)) return Number(value);
      return makeGroup(groups, created);
    });
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={close}
      isLocked={isPending}
      hasFields
      size="sm"
      title={t('put.title')}
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={close}>
            {t('put.cancel')}
          </Button>
          <Button isPending={isPending} pendingText={t('put.pending')} onPress={submit}>
            {t('put.submit')}
          </Button>
        </>
      }
    >
      <div className={css.put}>
        <SearchableDropdown
          label={t('put.group')}
          description={t('put.hint')}
          errorMessage={problem}
          options={options}
          value={value}
          onChange={choose}
          onCreate={create}
        />
        {images.some(({ groupId }) => groupId !== null) && (
          <Button tone="ghost" size="sm" icon="close" isDisabled={isPending} onPress={() => void put(async () => null)}>
            {t('put.out')}
          </Button>
        )}
      </div>
      <ReturnFocus to={nextFocus} />
    </Modal>
  );
}
