import { type Profile, sentences, updateProfile } from '@portal/api';
import { toasts } from '@portal/ui';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Fail, notifyError, takeSaved, useServerErrors, useSession, useSubmit, useWrite } from '../../common/index.ts';
import { t } from '../texts.ts';
import { fieldOf, type ProfileForm, toForm, toInput } from './form.ts';

/** Saves the card, and says how that went: under the fields, and in one notice. */
export function useSaveProfile(form: UseFormReturn<ProfileForm>, onProfile: (next: (now: Profile) => Profile) => void) {
  const session = useSession();
  const { write } = useWrite(updateProfile);
  const sent = useRef<ProfileForm>(form.getValues());
  const showFieldErrors = useServerErrors(form, (wireField) => fieldOf(wireField, sent.current));

  const send = async (values: ProfileForm, fail: Fail) => {
    sent.current = values;
    const typed = structuredClone(form.getValues());
    try {
      const saved = await write({ body: toInput(values) });
      // The portrait is saved by itself, and may have changed after this answer was written.
      onProfile(({ avatar }) => ({ ...saved, avatar }));
      session.update({ firstName: saved.firstName, lastName: saved.lastName });
      takeSaved(form, toForm(saved), typed);
      toasts.show({ type: 'success', title: sentences.profileUpdated });
    } catch (error) {
      showFieldErrors(error);
      notifyError(t('profile.saveFailed'), error, fail);
    }
  };

  return useSubmit(form, send, (fail) => {
    fail(t('profile.fixErrors'), t('profile.fixErrorsText'));
  });
}
