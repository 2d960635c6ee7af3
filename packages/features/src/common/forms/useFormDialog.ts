import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isConflict, notifyError } from '../data/index.ts';
import { useServerErrors } from './useServerErrors.ts';
import { useSubmit } from './useSubmit.ts';

/**
 * A form and its submission, for `FormDialog`. `send` gets what was typed, and what was read before. What it throws is shown
 * under the fields that it names, or in a notice with the title `failed`. A form that edits something shared requests with `renew`
 * what is there by now, after a save that was refused since another window had saved before (409): see `useConflictMessages`.
 */
export function useFormDialog<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  failed: string,
  send: (values: Form, known: Form) => Promise<void>,
  renew?: () => Promise<unknown>,
) {
  const showFieldErrors = useServerErrors(form);
  const known = form.formState.defaultValues as Form;
  const submission = useSubmit(form, async (values, fail) => {
    try {
      await send(values, known);
    } catch (error) {
      const isSuperseded = renew && isConflict(error);
      if (!showFieldErrors(error) || isSuperseded) notifyError(failed, error, fail);
      // If that fails as well, the refusal alone is reported.
      if (isSuperseded) await renew().catch(() => undefined);
    }
  });
  return { form, ...submission };
}
