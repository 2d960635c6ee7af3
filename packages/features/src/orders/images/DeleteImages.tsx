import { thumbnailAddresses } from '@portal/api';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { ReturnFocus } from '../../common/index.ts';
import { t } from '../texts.ts';
import { type ShownImage, someNames } from './shown.ts';

interface DeleteImagesProps {
  images: readonly ShownImage[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => Promise<void>;
  /** Gets the keyboard where it was asked from a place that went with them. */
  goesOnAt?: () => HTMLElement | null;
}

/** Asks before photographs go; a single one is shown crossed out. */
export function DeleteImages({ images: chosen, goesOnAt, ...rest }: DeleteImagesProps) {
  // What the question is about when it opens: while it leaves they are chosen no more.
  const [asked, setAsked] = useState({ images: chosen, isOpen: false });
  if (asked.isOpen !== rest.isOpen) setAsked({ images: rest.isOpen ? chosen : asked.images, isOpen: rest.isOpen });
  const { images } = asked;
  const [first] = images;
  const isOne = images.length === 1;
  return (
    <ConfirmDialog
      {...rest}
      title={
        isOne ? t('dashboard.projects.images.deleting.titleOne') : t('dashboard.projects.images.deleting.title', { count: images.length })
      }
      photo={isOne && first && !first.loadError ? thumbnailAddresses(first)[0] : undefined}
      confirmLabel={t('dashboard.projects.images.deleting.confirm')}
      pendingLabel={t('dashboard.projects.images.deleting.pending')}
    >
      {isOne && first
        ? t('dashboard.projects.images.deleting.textOne', { name: first.name })
        : t('dashboard.projects.images.deleting.text', { names: someNames(images.map(({ name }) => name)) })}
      {goesOnAt && <ReturnFocus to={goesOnAt} />}
    </ConfirmDialog>
  );
}
