import { conflictingFields, isSame } from '@portal/api';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { rebaseForm } from './rebaseForm.ts';

/** The form is being edited: shown validation messages stay. */
const keep = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/** Called with the fields that were changed both here and elsewhere, and the saved values. */
export type OnConflict<Form> = (fields: string[], fresh: Form) => void;

/**
 * Updates an open form with the server's values: untouched fields show the new answer. `fresh` is the same object until there is another answer, and
 * null while there is none. Changed fields keep what was typed; `onConflict` gets those that were changed elsewhere too.
 */
export function useFresh<Form extends FieldValues>(form: UseFormReturn<Form>, fresh: Form | null, onConflict?: OnConflict<Form>): void {
  const report = useEffectEvent((fields: string[], now: Form) => fields.length > 0 && onConflict?.(fields, now));
  const taken = useRef(fresh);
  const { isSubmitting, defaultValues } = form.formState;
  const known = defaultValues as Partial<Form> | undefined;
  useEffect(() => {
    // A form that is being submitted waits for its own answer.
    if (fresh === taken.current || isSubmitting) return;
    taken.current = fresh;
    if (!fresh || !known || isSame(fresh, known)) return;
    const conflicts = conflictingFields(known, form.getValues(), fresh);
    rebaseForm(form, fresh, known, keep);
    report(conflicts, fresh);
  }, [form, fresh, known, isSubmitting]);
}
