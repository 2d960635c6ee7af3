import { getProfile, setAvailability } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { notifyError, useRead, useSubmit, useUnsaved, useWrite } from '../../common/index.ts';
import { t } from '../texts.ts';
import { type SettingsForm, settingsDefaults } from './form.ts';

export interface Settings {
  control: Control<SettingsForm>;
  /** The card is on its way: nothing can be said about it yet. */
  isLoading: boolean;
  isSaving: boolean;
  save: ReturnType<typeof useSubmit>['submit'];
}

/** The settings and their saving. A card that could not be read is only logged (D2 §8): the form then keeps its defaults. */
export function useSettings(): Settings {
  const profile = useRead(getProfile, {});
  const { write } = useWrite(setAvailability);
  const form = useForm<SettingsForm>({
    defaultValues: settingsDefaults,
    ...(profile.state === 'ready' && { values: { ...settingsDefaults, available: profile.data.available } }),
  });
  useUnsaved(form.formState.isDirty);

  const error = profile.state === 'failed' ? profile.error : null;
  useEffect(() => {
    if (error) console.warn('The card could not be read for the settings', error);
  }, [error]);

  const { submit, isPending } = useSubmit(form, async ({ available }, fail) => {
    try {
      const saved = await write({ body: { available } });
      if (profile.state === 'ready') profile.replace({ ...profile.data, available: saved.available });
      form.reset({ ...form.getValues(), available: saved.available });
      toasts.show({ type: 'success', title: t('dashboard.settings.notifications.saveSuccess') });
    } catch (failure) {
      notifyError(t('dashboard.settings.notifications.saveError'), failure, fail);
    }
  });
  return { control: form.control, isLoading: profile.state === 'loading', isSaving: isPending, save: submit };
}
