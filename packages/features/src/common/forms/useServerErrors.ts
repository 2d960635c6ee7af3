import { RequestError } from '@portal/api';
import { useCallback } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** `first_name` → `firstName` */
export function camelCase(wireField: string): string {
  return wireField.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The first message of each field (D1 §5), under the form's own names. Fields that the form does not have are left out. */
export function fieldMessages(
  error: unknown,
  isKnown: (field: string) => boolean,
  fieldOf: (wireField: string) => string = camelCase,
): [field: string, message: string][] {
  if (!(error instanceof RequestError)) return [];
  return Object.entries(error.errors).flatMap(([wireField, [message]]) => {
    const field = fieldOf(wireField);
    return message !== undefined && isKnown(field) ? [[field, message]] : [];
  });
}

/**
 * Puts a refusal's messages under their fields and focuses the first of them. Returns whether there were any: a message under a field need not be
 * shown elsewhere.
 */
export function useServerErrors<Form extends FieldValues>(
  { getValues, setError }: UseFormReturn<Form>,
  fieldOf?: (wireField: string) => string,
): (error: unknown) => boolean {
  return useCallback(
    (error) => {
      const values = getValues();
      const messages = fieldMessages(error, (field) => (field.split('.')[0] ?? '') in values, fieldOf);
      for (const [index, [field, message]] of messages.entries()) {
        setError(field as Path<Form>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      return messages.length > 0;
    },
    [getValues, setError, fieldOf],
  );
}
