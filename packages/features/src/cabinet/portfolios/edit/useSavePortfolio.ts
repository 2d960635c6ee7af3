import { createPortfolio, type Portfolio, updatePortfolio } from '@portal/api';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isConflict, isNotFound, notifyError, useWrite } from '../../../common/data/index.ts';
import { useConflictMessages, useServerErrors, useSubmit } from '../../../common/forms/index.ts';
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
  const opened = form.formState.defaultValues as PortfolioForm;

  const current = portfolio && (known.portfolios.find(({ id }) => id === portfolio.id) ?? portfolio);
  useConflictMessages(
    form,
    useMemo(() => current && toForm(current), [current]),
    (field, { title, description, specializationId }) =>
      field === 'specializationId' ? (kindOf(specializationId, known)?.name ?? '') : field === 'title' ? title : description,
  );

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
      if (portfolio && (isNotFound(error) || isConflict(error))) await renew(portfolio.id);
    }
  });
}
