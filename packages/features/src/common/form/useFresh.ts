import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame, takeSaved } from './takeSaved.ts';

/** The form is being filled in: what it has said of its fields stays said. */
const keep = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/**
 * Follows what the server has while the form stands: fields that nobody has changed show the fresh answer. `fresh` is the
 * same object until there is another answer, and null while there is none.
 */
export function useFresh<Form extends FieldValues>(form: UseFormReturn<Form>, fresh: Form | null): void {
  const taken = useRef(fresh);
  const { isSubmitting, defaultValues } = form.formState;
  const known = defaultValues as Partial<Form> | undefined;
  useEffect(() => {
    // A form that is being sent waits for its own answer.
    if (fresh === taken.current || isSubmitting) return;
    taken.current = fresh;
    if (fresh && known && !isSame(fresh, known)) takeSaved(form, fresh, known, keep);
  }, [form, fresh, known, isSubmitting]);
}
