import { toasts } from '@portal/ui';
import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../session-context.ts';
import { isPartOf, onlyOf, withoutFiles } from './kept.ts';
import { t } from './texts.ts';

/**
 * Keeps what is typed and not saved, so that a reload or an ended session takes nothing away, and says so when it
 * brings it back. Only what was changed is kept: the rest may have been changed elsewhere meanwhile. Leaving on purpose,
 * discarding and saving forget it. A window that is not open has no name: null.
 */
export function useDraft<Form extends FieldValues>(name: string | null, form: UseFormReturn<Form>): void {
  const { drafts } = useSession();
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    if (name === null) return;
    const kept = drafts.read(name);
    const now = withoutFiles(getValues());
    if (!isPartOf(kept, now)) return;
    const whole = { ...now, ...kept };
    if (JSON.stringify(whole) === JSON.stringify(now)) return;
    reset(whole as DefaultValues<Form>, { keepDefaultValues: true });
    toasts.show({ type: 'info', title: t('restored'), message: t('restoredText') });
  }, [drafts, name, reset, getValues]);

  useEffect(() => {
    if (name === null) return undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields = {} }) => {
        if (isDirty) drafts.write(name, onlyOf(withoutFiles(values), Object.keys(dirtyFields)));
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
