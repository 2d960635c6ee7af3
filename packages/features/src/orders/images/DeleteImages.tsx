import { thumbnailAddresses } from '@portal/api';
import { ConfirmDialog } from '@portal/ui';
import { t } from '../texts.ts';
import { type ShownImage, someNames } from './shown.ts';

interface DeleteImagesProps {
  images: readonly ShownImage[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => Promise<void>;
}

/** Asks before photographs go; a single one is shown crossed out. */
export function DeleteImages({ images, ...rest }: DeleteImagesProps) {
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
      {t('dashboard.projects.images.deleting.text', { names: someNames(images.map(({ name }) => name)) })}
    </ConfirmDialog>
  );
}
