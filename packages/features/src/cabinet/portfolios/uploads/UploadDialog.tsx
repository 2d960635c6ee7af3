import type { Portfolio } from '@portal/api';
import { Button, Modal, type RefusedFile } from '@portal/ui';
import { useState } from 'react';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { UnsavedQuestion, useClosing } from '../../../common/forms/index.ts';
import { t } from '../texts.ts';
import { nextFocus } from '../nextFocus.ts';
import type { DialogProps } from '../useDialog.ts';
import { unfit } from './files.ts';
import { PhotosField } from './PhotosField.tsx';
import { useUploads } from './useUploads.ts';

interface UploadDialogProps extends DialogProps {
  portfolio: Portfolio;
}

/** More photos for a portfolio: chosen here, then uploaded in the background. */
export function UploadDialog({ portfolio, isOpen, onClose }: UploadDialogProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [problem, setProblem] = useState<string>();
  const upload = useUploads();
  const closing = useClosing({ isOpen, isDirty: files.length > 0, onClose });
  const send = () => {
    if (files.length === 0) {
      setProblem(t('files.missing'));
      return;
    }
    upload(portfolio, files, unfit(refused));
    closing.close();
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      hasFields
      title={t('uploads.title')}
      footer={
        <>
          <Button tone="ghost" onPress={closing.tryToClose}>
            {t('cancel')}
          </Button>
          <Button onPress={send}>{t('uploads.send')}</Button>
        </>
      }
    >
      <PhotosField
        value={files}
        errorMessage={problem}
        onRefuse={(more) => setRefused((before) => [...before, ...more])}
        onChange={(chosen) => {
          setFiles(chosen);
          setProblem(undefined);
        }}
      />
      <ReturnFocus to={() => nextFocus(portfolio)} />
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}
