import { createPortfolio, type Portfolio, updatePortfolio } from '@portal/api';
import { useMemo } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { isNotFound, notifyError, useWrite } from '../../../common/data/index.ts';
import { saveOver, useConflictMessages, useServerErrors, useSubmit } from '../../../common/forms/index.ts';
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
    let body = toInput(values);
    const changeIt = (id: number) =>
      saveOver({
        endpoint: updatePortfolio,
        known: opened,
        mine: values,
        toForm: (stored) => ({ ...toForm(stored), files: opened.files }),
        send: (mine) => {
          body = toInput(mine);
          return change({ params: { id }, body }, { version: mine.version });
        },
        onConflict: ([first], stored) => {
          known.update(after.saving(stored));
          form.setFocus(first as Path<PortfolioForm>);
        },
      });
    try {
      const { id, version } = await (portfolio ? changeIt(portfolio.id) : create({ body }));
      // A server may answer with the id alone.
      const specialization = kindOf(body.specializationId, known);
      const saved = { ...body, id, version, specialization, photos: portfolio?.photos ?? [] };
      known.update(portfolio ? after.editing(id, { ...body, version, specialization }) : after.saving(saved));
      onSaved(saved, values.files);
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('saveFailed'), error, fail);
      if (portfolio && isNotFound(error)) await renew(portfolio.id);
    }
  });
}
