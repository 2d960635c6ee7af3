import { Button, Modal } from '@portal/ui';
import { useId } from 'react';
import type { OrderImage } from '@portal/api';
import { FormTextField, ReturnFocus, UnsavedQuestion, useClosing, useDraft } from '../../common/index.ts';
import { t } from '../texts.ts';
import { useRenameImage } from './useRenameImage.ts';

interface RenameImageProps {
  orderId: number;
  image: OrderImage;
  isOpen: boolean;
  onClose: () => void;
  onRenamed: (image: OrderImage) => void;
  /** Another tab has deleted it. */
  onGone: () => void;
  /** Gets the focus where what this was opened from has gone. */
  goesOnAt: () => HTMLElement | null;
}

/** Asks for the name of a photo. */
export function RenameImage({ orderId, image, isOpen, onClose, onRenamed, onGone, goesOnAt }: RenameImageProps) {
  const id = useId();
  const { form, submit, isPending } = useRenameImage(orderId, image, {
    onRenamed: (renamed) => {
      onRenamed(renamed);
      onClose();
    },
    onGone,
  });
  useDraft(isOpen ? `image:${image.id}` : null, form);
  const closing = useClosing({
    isOpen,
    isDirty: form.formState.isDirty,
    onClose: () => {
      form.reset();
      onClose();
    },
  });
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      size="sm"
      isOverViewer
      isLocked={isPending}
      title={t('dashboard.projects.images.renaming.title')}
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={closing.tryToClose}>
            {t('dashboard.projects.images.renaming.cancel')}
          </Button>
          <Button type="submit" form={id} isPending={isPending} pendingText={t('dashboard.projects.images.renaming.saving')}>
            {t('dashboard.projects.images.renaming.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <FormTextField
          control={form.control}
          name="name"
          label={t('dashboard.projects.images.renaming.name')}
          isRequired
          description={t('dashboard.projects.images.renaming.hint')}
          autoComplete="off"
        />
      </form>
      <ReturnFocus to={goesOnAt} />
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}
