import { deleteAccount } from '@portal/api';
import { toasts } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { forgetUnsaved, notifyError, useServerErrors, useSession, useSubmit, useWrite } from '../../common/index.ts';
import { t } from '../texts.ts';

/** Deletes the account, clears the session and leads home. A wrong password is reported under its field. */
export function useDeleteAccount(form: UseFormReturn<{ password: string }>) {
  const { write } = useWrite(deleteAccount);
  const session = useSession();
  const navigate = useNavigate();
  const showFieldErrors = useServerErrors(form);
  return useSubmit(form, async (values, fail) => {
    try {
      const { message } = await write({ body: values });
      forgetUnsaved();
      // The way home begins first, as in signing out: a guard would lead to the sign-in form.
      void navigate('/', { flushSync: true });
      await session.close();
      toasts.show({ type: 'info', title: message ?? t('dashboard.settings.deletion.done') });
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('dashboard.settings.deletion.failed'), error, fail);
    }
  });
}
