import { updatePhoto } from '@portal/api';
import { toasts } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { isGone, notifyError, useServerErrors, useSubmit, useWrite } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { after } from '../changes.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { useRenewPortfolio } from '../useRenewPortfolio.ts';
import type { PhotoForm } from './PhotoDialog.tsx';

/** Saves the details of a photo (ledger OPEN-42). If another tab has deleted it, what was typed stays and its tile goes. */
export function useSavePhoto(form: UseFormReturn<PhotoForm>, params: { id: number; mediaId: number }, onSaved: () => void) {
  const { update } = usePortfolios();
  const { write } = useWrite(updatePhoto);
  const renew = useRenewPortfolio();
  const showFieldErrors = useServerErrors(form);
  return useSubmit(form, async ({ title, ...rest }, fail) => {
    try {
      const saved = await write({ params, body: { ...rest, title: title || null } });
      update(after.changingPhoto(params.id, saved));
      toasts.show({ type: 'success', title: t('portfolios.photo.saved') });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('portfolios.saveFailed'), error, fail);
      if (isGone(error)) await renew(params.id);
    }
  });
}
