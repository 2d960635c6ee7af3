import { getShared, type SharedImage, takeBackRetouched } from '@portal/api';
import { BeforeAfter, ConfirmDialog, Modal, toasts } from '@portal/ui';
import { useState } from 'react';
import { useCrop } from '../../../common/crop/index.ts';
import { isConflict, isNotFound, notifyError, useApi, useReload } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';

/** A photo of which something was sent, and what is done with it. */
export interface SentSubject {
  image: SharedImage;
  kind: 'compare' | 'takeBack';
}

interface SentDialogsProps {
  /** Null: no dialog is open. */
  subject: SentSubject | null;
  onClose: () => void;
  /** A photo could not be displayed. */
  onBroken: () => void;
}

/** What was sent of a photo, beside its original, and the question before it is taken back. */
export function SentDialogs({ subject, onClose, onBroken }: SentDialogsProps) {
  const call = useApi();
  const reload = useReload();
  /** Kept while a dialog closes. */
  const [last, setLast] = useState(subject);
  if (subject !== null && subject !== last) setLast(subject);
  const takeBack = async () => {
    const sent = last?.image.retouched;
    if (!sent) return;
    try {
      await call(takeBackRetouched, { params: { photoId: sent.photoId, versionId: sent.versionId } });
      toasts.show({ type: 'success', title: t('sent.done') });
    } catch (error) {
      notifyError(t('sent.failed'), error);
      // It is gone or published by now: asking again leads nowhere.
      if (!isConflict(error) && !isNotFound(error)) throw error;
    } finally {
      void reload(getShared, {});
    }
  };
  return (
    <>
      <Modal isOpen={subject?.kind === 'compare'} onOpenChange={onClose} size="full" isOverViewer title={last?.image.name ?? ''}>
        {last?.kind === 'compare' && <Compared image={last.image} onBroken={onBroken} />}
      </Modal>
      <ConfirmDialog
        isOpen={subject?.kind === 'takeBack'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('sent.question')}
        photo={last?.image.retouched?.src}
        confirmLabel={t('sent.confirm')}
        pendingLabel={t('sent.pending')}
        onConfirm={takeBack}
      >
        {t('sent.questionText')}
      </ConfirmDialog>
    </>
  );
}

/** For a file whose size the server does not report. */
const usualRatio = 3 / 2;

function Compared({ image: { name, src, color, retouched }, onBroken }: Pick<SentDialogsProps, 'onBroken'> & { image: SharedImage }) {
  const crop = useCrop(src, retouched?.src ?? null);
  if (!retouched) return null;
  const { width, height } = retouched;
  const ratio = width && height ? width / height : usualRatio;
  return (
    <BeforeAfter label={name} before={src} after={retouched.src} ratio={ratio} crop={crop} color={color ?? undefined} onBroken={onBroken} />
  );
}
