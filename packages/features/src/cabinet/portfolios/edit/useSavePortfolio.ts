import { createPortfolio, type Portfolio, updatePortfolio } from '@portal/api';
import type { UseFormReturn } from 'react-hook-form';
import { isGone, notifyError, useServerErrors, useSubmit, useWrite } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { after } from '../changes.ts';
import { type PortfolioForm, toInput } from './form.ts';
import { kindOf, usePortfolios } from '../usePortfolios.ts';
import { useRenewPortfolio } from '../useRenewPortfolio.ts';

/**
 * Creates or changes a portfolio; refusals are shown under their fields, else in one notice. If another tab has deleted it,
 * what was typed stays and it leaves the list.
 */
export function useSavePortfolio(
  form: UseFormReturn<PortfolioForm>,
  portfolio: Portfolio | null,
  onSaved: (saved: Portfolio, files: readonly File[]) => void,
) {
  const known = usePortfolios();
  const { write: create } = useWrite(createPortfolio);
  const { write: change } = useWrite(updatePortfolio);
  const renew = useRenewPortfolio();
  const showFieldErrors = useServerErrors(form);

  return useSubmit(form, async (values, fail) => {
    const body = toInput(values);
    try {
      const { id } = await (portfolio ? change({ params: { id: portfolio.id }, body }) : create({ body }));
      // A server may answer with the id alone.
      const saved = { ...body, id, specialization: kindOf(body.specializationId, known), photos: portfolio?.photos ?? [] };
      known.update(portfolio ? after.editing(id, { ...body, specialization: saved.specialization }) : after.saving(saved));
      onSaved(saved, values.files);
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('portfolios.saveFailed'), error, fail);
      if (portfolio && isGone(error)) await renew(portfolio.id);
    }
  });
}
