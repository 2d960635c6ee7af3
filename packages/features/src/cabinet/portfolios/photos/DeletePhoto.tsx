import { deletePhoto, type PortfolioPhoto } from '@portal/api';
import { ConfirmDialog, toasts } from '@portal/ui';
import { deleting, notifyError, useWrite } from '../../../common/data/index.ts';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { after } from '../changes.ts';
import { nextFocus } from '../nextFocus.ts';
import type { DialogProps } from '../useDialog.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { useRenewPortfolio } from '../useRenewPortfolio.ts';

interface DeletePhotoProps extends DialogProps {
  portfolioId: number;
  photo: PortfolioPhoto;
  onDeleted?: (() => void) | undefined;
}

/** Confirms before one photo is deleted; it is shown crossed out. */
export function DeletePhoto({ portfolioId, photo, isOpen, onClose, onDeleted }: DeletePhotoProps) {
  const { portfolios, update } = usePortfolios();
  const { write } = useWrite(deletePhoto);
  const renew = useRenewPortfolio();
  const remove = async () => {
    const mediaId = photo.id ?? 0;
    try {
      const wasThere = await deleting(write({ params: { id: portfolioId, mediaId } }));
      update(after.deletingPhoto(portfolioId, mediaId));
      // The portfolio may have been deleted with it.
      if (!wasThere) await renew(portfolioId);
      toasts.show({ type: 'success', title: t('photo.deleted') });
      onDeleted?.();
    } catch (error) {
      notifyError(t('deleteFailed'), error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('photo.delete.title')}
      photo={photo.thumbnail}
      confirmLabel={t('delete.confirm')}
      pendingLabel={t('delete.pending')}
      onConfirm={remove}
    >
      {t('photo.delete.text')}
      <ReturnFocus to={() => nextFocus(portfolios.find(({ id }) => id === portfolioId))} />
    </ConfirmDialog>
  );
}
