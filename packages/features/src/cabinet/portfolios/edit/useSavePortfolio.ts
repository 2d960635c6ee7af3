import { conflictingFields, createPortfolio, getPortfolio, type Portfolio, RequestError, updatePortfolio } from '@portal/api';
import type { UseFormReturn } from 'react-hook-form';
import { isGone, notifyError, savedElsewhere, takeSaved, useApi, useServerErrors, useSubmit, useWrite } from '../../../common/index.ts';
import { t } from '../texts.ts';
import { after } from '../changes.ts';
import { type PortfolioForm, toForm, toInput } from './form.ts';
import { kindOf, usePortfolios } from '../usePortfolios.ts';
import { useRenewPortfolio } from '../useRenewPortfolio.ts';

/**
 * Creates or changes a portfolio; errors are shown under their fields, else in one notice. If another tab has deleted it, the typed text stays and
 * the portfolio leaves the list.
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
  const call = useApi();
  const opened = form.formState.defaultValues as PortfolioForm;

  /** Shows what was saved elsewhere: the form keeps what was typed, and shows the other value under it. */
  const takeCurrent = async (id: number) => {
    const current = await call(getPortfolio, { params: { id } });
    const fresh = toForm(current);
    const conflicts = conflictingFields(opened, form.getValues(), fresh);
    known.update(after.saving(current));
    takeSaved(form, fresh, opened, { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true });
    const values = { title: fresh.title, description: fresh.description, specializationId: current.specialization?.name ?? '' };
    for (const field of Object.keys(values) as (keyof typeof values)[]) {
      const value = values[field];
      if (!conflicts.includes(field)) continue;
      form.setError(field, { message: savedElsewhere(value) });
    }
  };

  return useSubmit(form, async (values, fail) => {
    const body = toInput(values);
    const read = { title: opened.title, description: opened.description || null, specializationId: opened.specializationId };
    try {
      const { id } = await (portfolio ? change({ params: { id: portfolio.id }, body: { ...body, known: read } }) : create({ body }));
      // A server may answer with the id alone.
      const saved = { ...body, id, specialization: kindOf(body.specializationId, known), photos: portfolio?.photos ?? [] };
      known.update(portfolio ? after.editing(id, { ...body, specialization: saved.specialization }) : after.saving(saved));
      onSaved(saved, values.files);
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('saveFailed'), error, fail);
      const isConflict = error instanceof RequestError && error.status === 409;
      if (portfolio && isGone(error)) await renew(portfolio.id);
      // If that fails as well, only the first error is reported.
      if (portfolio && isConflict) await takeCurrent(portfolio.id).catch(() => undefined);
    }
  });
}
