import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { conflictMessage } from './conflictMessage.ts';
import { useFresh } from './useFresh.ts';

/**
 * As `useFresh`: an open form shows what another window has saved meanwhile. What was typed here stays, and a field that both have changed says
 * what is there by now; `shown` tells what a field holds as people read it.
 */
export function useConflictMessages<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  fresh: Form | null,
  shown: (field: string, fresh: Form) => string,
): void {
  useFresh(form, fresh, (fields, now) => {
    for (const field of fields) form.setError(field as Path<Form>, { message: conflictMessage(shown(field, now)) });
  });
}
