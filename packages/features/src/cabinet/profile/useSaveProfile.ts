import { fieldsChangedElsewhere, getProfile, type Profile, RequestError, sentences, updateProfile } from '@portal/api';
import { toasts } from '@portal/ui';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Fail, notifyError, useApi, useSession, useWrite } from '../../common/data/index.ts';
import { rebaseForm, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import { labelsOf } from './conflictText.ts';
import { fieldOf, type ProfileForm, toChanges, toForm } from './form.ts';

/**
 * Saves the changed fields of the card and reports the result under the fields and in one notice. If a field was changed elsewhere meanwhile, the
 * card is reloaded: the form keeps what was typed and shows the rest.
 */
export function useSaveProfile(form: UseFormReturn<ProfileForm>, onProfile: (next: (now: Profile) => Profile) => void) {
  const session = useSession();
  const call = useApi();
  const { write } = useWrite(updateProfile);
  const known = form.formState.defaultValues as ProfileForm;
  const sent = useRef<ProfileForm>(form.getValues());
  const showFieldErrors = useServerErrors(form, (wireField) => fieldOf(wireField, sent.current));
  // The avatar is saved separately, and may have changed since an answer was written.
  const take = (next: Profile) => onProfile(({ avatar }) => ({ ...next, avatar }));

  const send = async (values: ProfileForm, fail: Fail) => {
    sent.current = values;
    const typed = structuredClone(form.getValues());
    try {
      const saved = await write({ body: toChanges(known, typed, values) });
      take(saved);
      session.update({ firstName: saved.firstName, lastName: saved.lastName });
      rebaseForm(form, toForm(saved), typed);
      const others = fieldsChangedElsewhere(known, typed, toForm(saved));
      const message = others.length > 0 ? t('profile.changedElsewhere', { fields: labelsOf(others) }) : undefined;
      toasts.show({ type: 'success', title: sentences.profileUpdated, message });
    } catch (error) {
      // If that fails as well, only the first error is reported, and the next attempt gets it again.
      if (error instanceof RequestError && error.status === 409) await call(getProfile, {}).then(take, () => undefined);
      showFieldErrors(error);
      notifyError(t('profile.saveFailed'), error, fail);
    }
  };

  return useSubmit(form, send, (fail) => {
    fail(t('profile.fixErrors'), t('profile.fixErrorsText'));
  });
}
