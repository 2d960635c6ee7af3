import { deletePortfolio, type Portfolio } from '@portal/api';
import { ConfirmDialog, toasts } from '@portal/ui';
import { deleting, notifyError, ReturnFocus, useWrite } from '../../common/index.ts';
import { t } from '../texts.ts';
import { after } from './changes.ts';
import { goesOnAt } from './goesOnAt.ts';
import type { DialogProps } from './useDialog.ts';
import { usePortfolios } from './usePortfolios.ts';

/** Confirms before a portfolio is deleted with all its photos. */
export function DeletePortfolio({ portfolio, isOpen, onClose }: DialogProps & { portfolio: Portfolio }) {
  const { update } = usePortfolios();
  const { write } = useWrite(deletePortfolio);
  const remove = async () => {
    try {
      await deleting(write({ params: { id: portfolio.id } }));
      update(after.deleting(portfolio.id));
      toasts.show({ type: 'success', title: t('portfolios.deleted') });
    } catch (error) {
      notifyError(t('portfolios.deleteFailed'), error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('portfolios.delete.title')}
      confirmLabel={t('portfolios.delete.confirm')}
      pendingLabel={t('portfolios.delete.pending')}
      onConfirm={remove}
    >
      {t('portfolios.delete.text', { title: portfolio.title, count: portfolio.photos.length })}
      <ReturnFocus to={goesOnAt} />
    </ConfirmDialog>
  );
}
