import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Validates `dependent` again when `watched` changes, once it was visited or has an error: for example a repeated password. */
export function useRecheck<Form extends FieldValues>(
  { subscribe, trigger, getFieldState }: UseFormReturn<Form>,
  watched: FieldPath<Form>,
  dependent: FieldPath<Form>,
): void {
  useEffect(
    () =>
      subscribe({
        name: watched,
        formState: { values: true },
        callback: () => {
          const { isTouched, invalid } = getFieldState(dependent);
          if (isTouched || invalid) void trigger(dependent);
        },
      }),
    [subscribe, watched, dependent, trigger, getFieldState],
  );
}
