import { conflictingFields } from '@portal/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { savedElsewhere } from './savedElsewhere.ts';
import { takeSaved } from './takeSaved.ts';

/**
 * Shows in an open form what another window saved meanwhile: what was typed here stays, and a field that both have changed says
 * what is there by now. `known` is what was read before; `shown` tells what a field holds as people read it.
 */
export function takeElsewhere<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  known: Form,
  fresh: Form,
  shown: (field: string, fresh: Form) => string,
): void {
  const conflicts = conflictingFields(known, form.getValues(), fresh);
  takeSaved(form, fresh, known, { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true });
  for (const field of conflicts) form.setError(field as Path<Form>, { message: savedElsewhere(shown(field, fresh)) });
}
