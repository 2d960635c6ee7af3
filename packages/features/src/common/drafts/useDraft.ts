import { toasts } from '@portal/ui';
import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session-context.ts';
import { isLike, withoutFiles } from './kept.ts';
import { t } from './texts.ts';

/**
 * Keeps what is typed and not saved, so that a reload or an ended session takes nothing away, and says so when it
 * brings it back. Leaving on purpose, discarding and saving forget it. A window that is not open has no name: null.
 */
export function useDraft<Form extends FieldValues>(name: string | null, form: UseFormReturn<Form>): void {
  const { drafts } = useSession();
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    if (name === null) return;
    const kept = drafts.read(name);
    const now = withoutFiles(getValues());
    if (kept === undefined || !isLike(kept, now) || JSON.stringify(kept) === JSON.stringify(now)) return;
    reset(kept as DefaultValues<Form>, { keepDefaultValues: true });
    toasts.show({ type: 'info', title: t('restored'), message: t('restoredText') });
  }, [drafts, name, reset, getValues]);

  useEffect(() => {
    if (name === null) return undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) drafts.write(name, withoutFiles(values));
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
