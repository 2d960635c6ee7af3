import type { Portfolio } from '@portal/api';
import { Button, Modal, toasts } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOnWay, ReturnFocus, UnsavedQuestion, useClosing } from '../../../common/index.ts';
import { t } from '../texts.ts';
import { goesOnAt } from '../goesOnAt.ts';
import type { DialogProps } from '../useDialog.ts';
import { isClean, outcomeNote } from './outcome.ts';
import { PhotosField } from './PhotosField.tsx';
import { PhotoUploads } from './PhotoUploads.tsx';
import { useUploads } from './useUploads.ts';

interface UploadDialogProps extends DialogProps {
  portfolio: Portfolio;
  /** They were dropped on the portfolio, and are sent without another question. */
  dropped?: readonly File[] | undefined;
}

/** More photos for a portfolio: chosen, then sent, each with its own end. */
export function UploadDialog({ portfolio, dropped, isOpen, onClose }: UploadDialogProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const uploads = useUploads((outcome) => {
    const note = outcomeNote(outcome);
    if (note) toasts.show(note);
    if (isClean(outcome)) onClose();
  });
  const sendDropped = useEffectEvent(() => {
    if (dropped && uploads.uploads.length === 0) uploads.start(portfolio, dropped);
  });
  useEffect(() => sendDropped(), []);
  const isSending = uploads.uploads.some(isOnWay);
  const isSent = Boolean(dropped) || uploads.uploads.length > 0;
  // What is chosen is lost with the dialog, what is on its way with the page.
  const closing = useClosing({ isOpen, isDirty: isSent ? isSending : files.length > 0, loss: isSent ? 'upload' : 'typing', onClose });

  const send = () => {
    if (files.length === 0) setProblem(t('files.missing'));
    else uploads.start(portfolio, files);
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      isLocked={isSending}
      hasFields
      title={t('uploads.title')}
      footer={
        isSent ? (
          <Button isDisabled={isSending} onPress={onClose}>
            {t('uploads.close')}
          </Button>
        ) : (
          <>
            <Button tone="ghost" onPress={closing.tryToClose}>
              {t('cancel')}
            </Button>
            <Button onPress={send}>{t('uploads.send')}</Button>
          </>
        )
      }
    >
      {isSent ? (
        <PhotoUploads uploads={uploads} />
      ) : (
        <PhotosField
          value={files}
          errorMessage={problem}
          onChange={(chosen) => {
            setFiles(chosen);
            setProblem(undefined);
          }}
        />
      )}
      <ReturnFocus to={() => goesOnAt(portfolio)} />
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}
