import { RequestError } from '@portal/api';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { notifyError } from '../notices.ts';
import { takeElsewhere } from './takeElsewhere.ts';
import { useServerErrors } from './useServerErrors.ts';
import { useSubmit } from './useSubmit.ts';

/** Of a form that edits something shared: what is there by now, once a save was refused since another window had saved before (409). */
interface Elsewhere<Form> {
  /** Undefined where it is gone. */
  read: () => Promise<Form | undefined>;
  /** What a field holds, as people read it. */
  shown: (field: string, fresh: Form) => string;
}

/**
 * A form and its submission, for `FormDialog`. `send` gets what was typed, and what was read before. What it throws is shown
 * under the fields that it names, or in a notice with the title `failed`.
 */
export function useFormDialog<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  failed: string,
  send: (values: Form, known: Form) => Promise<void>,
  elsewhere?: Elsewhere<Form>,
) {
  const showFieldErrors = useServerErrors(form);
  const known = form.formState.defaultValues as Form;
  const submission = useSubmit(form, async (values, fail) => {
    try {
      await send(values, known);
    } catch (error) {
      const isElsewhere = elsewhere !== undefined && error instanceof RequestError && error.status === 409;
      if (!showFieldErrors(error) || isElsewhere) notifyError(failed, error, fail);
      // If that fails as well, the refusal alone is reported.
      const fresh = isElsewhere ? await elsewhere.read().catch(() => undefined) : undefined;
      if (isElsewhere && fresh) takeElsewhere(form, known, fresh, elsewhere.shown);
    }
  });
  return { form, ...submission };
}
