import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from './session-context.ts';

/** Whether a value that was kept still has the form of the form: what is in a browser's store may be of any age. */
function isLike(kept: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(kept);
  if (typeof like === 'object' && like !== null) {
    if (typeof kept !== 'object' || kept === null) return false;
    return Object.entries(like).every(([key, value]) => key in kept && isLike(kept[key as keyof typeof kept], value));
  }
  // An empty number is null.
  if (like === null || typeof like === 'number') return kept === null || typeof kept === 'number';
  return typeof kept === typeof like;
}

/**
 * Keeps what is typed and not saved, so that a reload or an ended session takes nothing away. Leaving the page on
 * purpose, discarding and saving forget it. `onRestored` runs when something was brought back.
 */
export function useDraft<Form extends FieldValues>(name: string, form: UseFormReturn<Form>, onRestored: () => void): void {
  const { drafts } = useSession();
  const restored = useRef(onRestored);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const kept = drafts.read(name);
    if (kept === undefined || !isLike(kept, getValues())) return;
    reset(kept as DefaultValues<Form>, { keepDefaultValues: true });
    restored.current();
  }, [drafts, name, reset, getValues]);

  useEffect(() => {
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) drafts.write(name, values);
        else drafts.forget(name);
      },
    });
    return () => {
      stop();
      // An ended session forgets nothing: drafts then belong to nobody who is signed in.
      drafts.forget(name);
    };
  }, [drafts, name, subscribe]);
}
