import { isSame, mergeChanges } from '@portal/api';
import type { FieldValues, KeepStateOptions, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's current values into a form. A field whose value differs from `known`, which the server had or was sent, keeps what was typed
 * since, unsaved. `keep` lists what else of the form's state is kept.
 */
export function rebaseForm<Form extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Form>,
  saved: Form,
  known: Readonly<Partial<Form>>,
  keep: KeepStateOptions = {},
): void {
  const newest = mergeChanges(known, structuredClone(getValues()), saved);
  reset(saved, keep);
  for (const field of Object.keys(saved)) {
    const value = newest[field] as PathValue<Form, Path<Form>>;
    if (!isSame(value, saved[field])) setValue(field as Path<Form>, value, { shouldDirty: true });
  }
}
