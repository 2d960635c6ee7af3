import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notifyError } from '../notices.ts';
import { useServerErrors } from './useServerErrors.ts';
import { useSubmit } from './useSubmit.ts';

/**
 * A form and its submission, for `FormDialog`. What `send` throws is shown under the fields that it names, or in a notice with
 * the title `failed`.
 */
export function useFormDialog<Form extends FieldValues>(form: UseFormReturn<Form>, failed: string, send: (values: Form) => Promise<void>) {
  const showFieldErrors = useServerErrors(form);
  const submission = useSubmit(form, async (values, fail) => {
    try {
      await send(values);
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(failed, error, fail);
    }
  });
  return { form, ...submission };
}
