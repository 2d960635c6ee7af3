import { deletePortfolio, type Portfolio, type PortfolioPhoto } from '@portal/api';
import { DeletePhoto } from './photos/DeletePhoto.tsx';
import { PhotoDialog } from './photos/PhotoDialog.tsx';
import { PortfolioDialog } from './edit/PortfolioDialog.tsx';
import { UploadDialog } from './uploads/UploadDialog.tsx';
import type { DialogProps } from './useDialog.ts';
import { ConfirmDialog, toasts } from '@portal/ui';
import { deleting, notifyError, useWrite } from '../../common/data/index.ts';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { t } from './texts.ts';
import { after } from './changes.ts';
import { nextFocus } from './nextFocus.ts';
import { usePortfolios } from './usePortfolios.ts';

/** What the user wants to do, and with what. */
export type Wish =
  | { kind: 'create' }
  | { kind: 'edit' | 'upload' | 'delete'; portfolio: Portfolio }
  | { kind: 'edit-photo' | 'delete-photo'; portfolio: Portfolio; photo: PortfolioPhoto };

interface PortfolioDialogsProps extends DialogProps {
  wish: Wish;
  onCreated: (id: number) => void;
}

/** The dialog of the current action. */
export function PortfolioDialogs({ wish, onCreated, ...dialog }: PortfolioDialogsProps) {
  switch (wish.kind) {
    case 'create':
      return <PortfolioDialog {...dialog} portfolio={null} onCreated={onCreated} />;
    case 'edit':
      return <PortfolioDialog {...dialog} portfolio={wish.portfolio} onCreated={onCreated} />;
    case 'upload':
      return <UploadDialog {...dialog} portfolio={wish.portfolio} />;
    case 'delete':
      return <DeletePortfolio {...dialog} portfolio={wish.portfolio} />;
    case 'edit-photo':
      return <PhotoDialog {...dialog} portfolioId={wish.portfolio.id} photo={wish.photo} />;
    default:
      return <DeletePhoto {...dialog} portfolioId={wish.portfolio.id} photo={wish.photo} />;
  }
}

/** Confirms before a portfolio is deleted with all its photos. */
function DeletePortfolio({ portfolio, isOpen, onClose }: DialogProps & { portfolio: Portfolio }) {
  const { update } = usePortfolios();
  const { write } = useWrite(deletePortfolio);
  const remove = async () => {
    try {
      await deleting(write({ params: { id: portfolio.id } }));
      update(after.deleting(portfolio.id));
      toasts.show({ type: 'success', title: t('deleted') });
    } catch (error) {
      notifyError(t('deleteFailed'), error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      pendingLabel={t('delete.pending')}
      onConfirm={remove}
    >
      {t('delete.text', { title: portfolio.title, count: portfolio.photos.length })}
      <ReturnFocus to={nextFocus} />
    </ConfirmDialog>
  );
}
