import { fieldsChangedElsewhere, type Profile, sentences, updateProfile } from '@portal/api';
import { toasts } from '@portal/ui';
import { useRef } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { type Fail, notifyError, useSession, useWrite } from '../../common/data/index.ts';
import { rebaseForm, saveOver, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import { labelsOf } from './conflictText.ts';
import { fieldOf, type ProfileForm, toChanges, toForm } from './form.ts';

/**
 * Saves the changed fields of the card and reports the result under the fields and in one notice. If a field was changed elsewhere too, nothing
 * is saved: the form keeps what was typed and shows the rest as it is stored.
 */
export function useSaveProfile(form: UseFormReturn<ProfileForm>, onProfile: (next: (now: Profile) => Profile) => void) {
  const session = useSession();
  const { write } = useWrite(updateProfile);
  const known = form.formState.defaultValues as ProfileForm;
  const sent = useRef<ProfileForm>(form.getValues());
  const showFieldErrors = useServerErrors(form, (wireField) => fieldOf(wireField, sent.current));
  // The avatar is saved separately, and may have changed since an answer was written.
  const take = (next: Profile) => onProfile(({ avatar }) => ({ ...next, avatar }));

  const send = async (values: ProfileForm, fail: Fail) => {
    const typed = structuredClone(form.getValues());
    try {
      const saved = await saveOver({
        endpoint: updateProfile,
        known,
        mine: values,
        toForm,
        send: (mine) => {
          sent.current = mine;
          return write({ body: toChanges(known, typed, mine) }, { version: mine.version });
        },
        onConflict: ([first], stored) => {
          take(stored);
          form.setFocus(first as Path<ProfileForm>);
        },
      });
      take(saved);
      session.update({ firstName: saved.firstName, lastName: saved.lastName });
      rebaseForm(form, toForm(saved), typed);
      const others = fieldsChangedElsewhere(known, typed, { ...toForm(saved), version: known.version });
      const message = others.length > 0 ? t('profile.changedElsewhere', { fields: labelsOf(others) }) : undefined;
      toasts.show({ type: 'success', title: sentences.profileUpdated, message });
    } catch (error) {
      showFieldErrors(error);
      notifyError(t('profile.saveFailed'), error, fail);
    }
  };

  return useSubmit(form, send, (fail) => {
    fail(t('profile.fixErrors'), t('profile.fixErrorsText'));
  });
}
