import { Button, ConfirmDialog, IconButton, Modal, Text, useFocusAfterRemoval } from '@portal/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import css from './SaveBar.module.css';

interface SaveBarProps {
  isPending: boolean;
  onDiscard: () => void;
  /** What is typed as visitors will see it, to be looked at from any field; null where it is visible beside the form. */
  preview: ReactNode;
}

/** Stays visible while there are unsaved changes. */
export function SaveBar({ isPending, onDiscard, preview }: SaveBarProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  useFocusAfterRemoval(root);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The bar appears with the first change, and could cover the field that is being typed in.
    if (root.current?.closest('form')?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={css.bar}>
      <div className={css.note}>
        <Text look="body-s" tone={2} as="span">
          {t('profile.unsaved')}
        </Text>
      </div>
      <div className={css.actions}>
        {preview !== null && <IconButton icon="eye" label={t('profile.preview')} onPress={() => setPreviewOpen(true)} />}
        <Button tone="ghost" isDisabled={isPending} onPress={onDiscard}>
          {t('profile.discard')}
        </Button>
        <Button type="submit" isPending={isPending} pendingText={t('profile.saving')}>
          {t('profile.save')}
        </Button>
      </div>
      <Modal isOpen={isPreviewOpen && preview !== null} onOpenChange={setPreviewOpen} size="sm" title={t('profile.preview')}>
        {preview}
      </Modal>
    </div>
  );
}

interface DiscardQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a whole edited card is discarded by one click. Rendered beside the save bar, which is removed when changes are discarded. */
export function DiscardQuestion(props: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title={t('profile.discarding.title')}
      confirmLabel={t('profile.discarding.confirm')}
      cancelLabel={t('profile.discarding.cancel')}
    >
      {t('profile.discarding.text')}
      <ReturnFocus to={() => document.querySelector('main')} />
    </ConfirmDialog>
  );
}
