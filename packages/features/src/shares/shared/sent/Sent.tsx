import { getShared, type SharedImage, takeBackRetouched } from '@portal/api';
import { BeforeAfter, Button, ConfirmDialog, Modal, toasts } from '@portal/ui';
import { useCrop } from '../../../common/crop/index.ts';
import { isConflict, isNotFound, notifyError, useApi, useReload } from '../../../common/data/index.ts';
import css from '../Shared.module.css';
import { t } from './texts.ts';

/** A photo of which something was sent, and what is done with it. */
export interface SentSubject {
  image: SharedImage;
  kind: 'compare' | 'takeBack';
}

interface SentToolsProps {
  image: SharedImage;
  onOpen: (kind: SentSubject['kind']) => void;
}

/** The buttons of a photo of which something was sent. */
export function SentTools({ image: { kind, retouched }, onOpen }: SentToolsProps) {
  return (
    <div className={css.actions}>
      {kind === 'original' && (
        <Button icon="eye" tone="secondary" onPress={() => onOpen('compare')}>
          {t('compare')}
        </Button>
      )}
      {retouched?.isOwn && (
        <Button icon="trash" tone="ghost" onPress={() => onOpen('takeBack')}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  );
}

interface SentDialogsProps {
  subject: SentSubject;
  isOpen: boolean;
  onClose: () => void;
  /** A photo could not be displayed. */
  onBroken: () => void;
}

/** What was sent of a photo, beside its original, and the question before it is taken back. */
export function SentDialogs({ subject: { image, kind }, isOpen, onClose, onBroken }: SentDialogsProps) {
  const call = useApi();
  const reload = useReload();
  const takeBack = async () => {
    const sent = image.retouched;
    if (!sent) return;
    try {
      await call(takeBackRetouched, { params: { photoId: sent.photoId, versionId: sent.versionId } });
      toasts.show({ type: 'success', title: t('done') });
    } catch (error) {
      notifyError(t('failed'), error);
      // It is gone or published by now: asking again leads nowhere.
      if (!isConflict(error) && !isNotFound(error)) throw error;
    } finally {
      void reload(getShared, {});
    }
  };
  return (
    <>
      <Modal isOpen={isOpen && kind === 'compare'} onOpenChange={onClose} size="full" isOverViewer title={image.name}>
        <Compared image={image} onBroken={onBroken} />
      </Modal>
      <ConfirmDialog
        isOpen={isOpen && kind === 'takeBack'}
        onOpenChange={onClose}
        title={t('question')}
        photo={image.retouched?.src}
        confirmLabel={t('confirm')}
        pendingLabel={t('pending')}
        onConfirm={takeBack}
      >
        {t('questionText')}
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
