import { ConfirmDialog } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';

interface DeleteQuestionProps<Photo> {
  photos: readonly Photo[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => Promise<void>;
  /** Moves the focus when the element that opened it was deleted with them. */
  nextFocus?: (() => HTMLElement | null) | undefined;
  /** The image of a single photo: it is shown crossed out. */
  imageOf: (photo: Photo) => string | null | undefined;
  /** What will be lost. */
  children: (photos: readonly Photo[]) => ReactNode;
}

/** Asks before images are deleted. */
export function DeleteQuestion<Photo>({ photos: chosen, nextFocus, imageOf, children, ...rest }: DeleteQuestionProps<Photo>) {
  // The subject when the question opens: while it closes they are not chosen any more.
  const [subject, setSubject] = useState({ photos: chosen, isOpen: false });
  if (subject.isOpen !== rest.isOpen) setSubject({ photos: rest.isOpen ? chosen : subject.photos, isOpen: rest.isOpen });
  const { photos } = subject;
  const [first] = photos;
  const isOne = photos.length === 1;
  return (
    <ConfirmDialog
      {...rest}
      title={
        isOne ? t('dashboard.projects.images.deleting.titleOne') : t('dashboard.projects.images.deleting.title', { count: photos.length })
      }
      photo={(isOne && first && imageOf(first)) || undefined}
      confirmLabel={t('dashboard.projects.images.deleting.confirm')}
      pendingLabel={t('dashboard.projects.images.deleting.pending')}
    >
      {children(photos)}
      {nextFocus && <ReturnFocus to={nextFocus} />}
    </ConfirmDialog>
  );
}
