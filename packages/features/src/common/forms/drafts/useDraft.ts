import { conflictingFields, isSame, mergeChanges } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OnConflict } from '../two-writers/useFresh.ts';
import { useSession } from '../../data/index.ts';
import { isStoredDraft, onlyChanged, withoutFiles, withPart } from './storedDraft.ts';
import { createTexts } from '../../texts/index.ts';
import ru from './texts.ru.json';

/** Texts about restored drafts. */
const t = createTexts(ru);

/**
 * Stores unsaved input, so that a reload or an expired session loses nothing, and shows a notice when it restores it. Only changed fields are stored:
 * the rest may have been changed elsewhere meanwhile. Leaving on purpose, discarding and saving delete the draft. A dialog that is not open has no
 * name: null. `onConflict` gets the fields that were typed here and changed elsewhere since.
 */
export function useDraft<Form extends FieldValues>(name: string | null, form: UseFormReturn<Form>, onConflict?: OnConflict<Form>): void {
  const { drafts } = useSession();
  const { reset, subscribe, getValues } = form;
  const report = useEffectEvent((fields: string[], now: Form) => fields.length > 0 && onConflict?.(fields, now));

  useEffect(() => {
    if (name === null) return;
    const stored = drafts.read(name);
    const now = withoutFiles(getValues());
    if (!isStoredDraft(stored, now)) return;
    const known = withPart(now, stored.known);
    const typed = withPart(known, stored.typed);
    const whole = mergeChanges(known, typed, now);
    if (isSame(whole, now)) return;
    reset(whole, { keepDefaultValues: true });
    report(conflictingFields(known, typed, now), now);
    toasts.show({ type: 'info', title: t('restored'), message: t('restoredText') });
  }, [drafts, name, reset, getValues]);

  useEffect(() => {
    if (name === null) return undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues = {} }) => {
        const [typed, known] = [withoutFiles(values), withoutFiles(defaultValues)];
        if (isDirty) drafts.write(name, { typed: onlyChanged(typed, known), known: onlyChanged(known, typed) });
        else drafts.forget(name);
      },
    });
    return () => {
      stop();
      // An expired session does not delete drafts.
      drafts.forget(name);
    };
  }, [drafts, name, subscribe]);
}
