import { Button, Modal, SearchableDropdown } from '@portal/ui';
import { useState } from 'react';
import type { CardPhoto } from '@portal/api';
import { notifyError } from '../../common/data/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import css from './Cards.module.css';
import { t } from './texts.ts';

/** What is said of a photo, and which card it shows so far. */
export type NamedPhoto = Pick<CardPhoto, 'id' | 'name' | 'card' | 'cardGroupId'>;

interface NameCardProps {
  photo: NamedPhoto;
  /** Of all groups, by their ids. */
  labels: ReadonlyMap<number, string>;
  isOpen: boolean;
  onClose: () => void;
  /** Null: it shows no card. */
  onName: (groupId: number | null) => Promise<void>;
  /** Gets the focus where what opened this is gone afterwards. */
  nextFocus?: (() => HTMLElement | null) | undefined;
}

/** Says whose card a photo shows, or that it shows none. */
export function NameCard({ photo, labels, isOpen, onClose, onName, nextFocus }: NameCardProps) {
  const [value, setValue] = useState<string | null>(photo.cardGroupId === null ? null : `${photo.cardGroupId}`);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const name = async (groupId: number | null) => {
    setPending(true);
    try {
      await onName(groupId);
      onClose();
    } catch (error) {
      notifyError(t('failedToSort'), error);
    } finally {
      setPending(false);
    }
  };
  const submit = () => {
    if (value === null) setProblem(t('naming.required'));
    else void name(Number(value));
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onClose}
      isLocked={isPending}
      hasFields
      size="sm"
      title={t('naming.title')}
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={onClose}>
            {t('naming.cancel')}
          </Button>
          <Button isPending={isPending} pendingText={t('board.sorting')} onPress={submit}>
            {t('naming.submit')}
          </Button>
        </>
      }
    >
      <div className={css.part}>
        <SearchableDropdown
          label={t('naming.pupil')}
          description={t('naming.hint', { name: photo.name })}
          errorMessage={problem}
          options={[...labels].map(([id, label]) => ({ value: `${id}`, label }))}
          value={value}
          onChange={(chosen) => {
            setProblem(undefined);
            setValue(chosen);
          }}
        />
        {photo.card !== null && (
          <Button tone="ghost" size="sm" icon="close" isDisabled={isPending} onPress={() => void name(null)}>
            {t('naming.none')}
          </Button>
        )}
      </div>
      {nextFocus && <ReturnFocus to={nextFocus} />}
    </Modal>
  );
}
