import { conflictingFields, isSame } from '@portal/api';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { takeSaved } from './takeSaved.ts';

/** The form is being filled in: validation messages that are shown stay. */
const keep = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/** Called with the fields that were changed here and elsewhere, and what is saved by now. */
export type OnConflict<Form> = (fields: string[], fresh: Form) => void;

/**
 * Updates an open form with the server's values: untouched fields show the fresh answer. `fresh` is the same object until there
 * is another answer, and null while there is none. Changed fields retain what was typed; `onConflict` gets those that were
 * changed elsewhere too.
 */
export function useFresh<Form extends FieldValues>(form: UseFormReturn<Form>, fresh: Form | null, onConflict?: OnConflict<Form>): void {
  const report = useEffectEvent((fields: string[], now: Form) => fields.length > 0 && onConflict?.(fields, now));
  const taken = useRef(fresh);
  const { isSubmitting, defaultValues } = form.formState;
  const known = defaultValues as Partial<Form> | undefined;
  useEffect(() => {
    // A form that is being sent waits for its own answer.
    if (fresh === taken.current || isSubmitting) return;
    taken.current = fresh;
    if (!fresh || !known || isSame(fresh, known)) return;
    const conflicts = conflictingFields(known, form.getValues(), fresh);
    takeSaved(form, fresh, known, keep);
    report(conflicts, fresh);
  }, [form, fresh, known, isSubmitting]);
}
