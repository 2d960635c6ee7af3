import { getProfile, setAvailability } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { notifyError, useApi, useRead, useWrite } from '../../common/data/index.ts';
import { rebaseForm, useFresh, useSubmit, useUnsaved } from '../../common/forms/index.ts';
import { t } from '../texts.ts';

/** The settings as the form holds them. `showInCatalog` is part of it but of no call (D2 §2.5). */
interface SettingsForm {
  showInCatalog: boolean;
  available: boolean;
}

/** Until the card has been read. */
const settingsDefaults: SettingsForm = { showInCatalog: true, available: false };

export interface Settings {
  control: Control<SettingsForm>;
  /** The card is loading: nothing is known about it yet. */
  isLoading: boolean;
  /** There is nothing to save: the settings are unknown, and nothing was chosen. */
  isUnknown: boolean;
  /** Something was chosen, even if it is the same as before: where the settings are unknown, that too can be saved. */
  noteChoice: () => void;
  isSaving: boolean;
  save: ReturnType<typeof useSubmit>['submit'];
}

/** The settings and their saving. A card that could not be read is only logged (D2 §8): the form then keeps its defaults. */
export function useSettings(): Settings {
  const profile = useRead(getProfile, {});
  const { write } = useWrite(setAvailability);
  const call = useApi();
  const available = profile.state === 'ready' ? profile.data.available : null;
  const read = useMemo(() => (available === null ? null : { ...settingsDefaults, available }), [available]);
  const form = useForm<SettingsForm>({ defaultValues: read ?? settingsDefaults });
  const [hasChosen, setHasChosen] = useState(false);
  useFresh(form, read);
  useUnsaved(form.formState.isDirty);

  const error = profile.state === 'failed' ? profile.error : null;
  useEffect(() => {
    if (error) console.warn('The card could not be read for the settings', error);
  }, [error]);

  const { submit, isPending } = useSubmit(form, async (sent, fail) => {
    try {
      // Nothing was chosen here, so what another window has saved meanwhile is shown.
      const isKept = sent.available === available;
      const saved = isKept ? await call(getProfile, {}) : await write({ body: { available: sent.available } });
      if (profile.state === 'ready') profile.replace((now) => ({ ...now, available: saved.available }));
      rebaseForm(form, { ...sent, available: saved.available }, sent);
      const message = saved.available === sent.available ? undefined : t('dashboard.settings.notifications.changedElsewhere');
      toasts.show({ type: 'success', title: t('dashboard.settings.notifications.saveSuccess'), message });
    } catch (failure) {
      notifyError(t('dashboard.settings.notifications.saveError'), failure, fail);
    }
  });
  return {
    control: form.control,
    isLoading: profile.state === 'loading',
    isUnknown: available === null && !hasChosen,
    noteChoice: () => setHasChosen(true),
    isSaving: isPending,
    save: submit,
  };
}
