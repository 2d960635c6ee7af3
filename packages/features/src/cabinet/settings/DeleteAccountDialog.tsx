import { zodResolver } from '@hookform/resolvers/zod';
import { deleteAccount } from '@portal/api';
import { Button, Modal, Text, toasts } from '@portal/ui';
import { useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { forgetUnsaved, FormPasswordField, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { notifyError, useSession, useWrite } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './DeleteAccountDialog.module.css';
import { useNavigate } from 'react-router-dom';

/** Deletes the account, clears the session and navigates to the home page. A wrong password is reported under its field. */
function useDeleteAccount(form: UseFormReturn<{ password: string }>) {
  const { write } = useWrite(deleteAccount);
  const session = useSession();
  const navigate = useNavigate();
  const showFieldErrors = useServerErrors(form);
  return useSubmit(form, async (values, fail) => {
    try {
      const { message } = await write({ body: values });
      forgetUnsaved();
      // Navigation starts first, as in signing out: otherwise a guard would redirect to the sign-in form.
      void navigate('/', { flushSync: true });
      await session.close();
      toasts.show({ type: 'info', title: message ?? t('dashboard.settings.deletion.done') });
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('dashboard.settings.deletion.failed'), error, fail);
    }
  });
}

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the password before everything is deleted (ledger OPEN-10). */
export function DeleteAccountDialog({ isOpen, onOpenChange }: DeleteAccountDialogProps) {
  const id = useId();
  const form = useForm<z.output<typeof deleteAccount.body>>({
    resolver: zodResolver(deleteAccount.body),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { submit, isPending } = useDeleteAccount(form);
  const change = (next: boolean) => {
    if (!next) form.reset();
    onOpenChange(next);
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={change}
      size="sm"
      isLocked={isPending}
      hasFields
      title={t('dashboard.settings.deletion.title')}
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={() => change(false)}>
            {t('dashboard.settings.deletion.cancel')}
          </Button>
          <Button type="submit" form={id} tone="danger-solid" isPending={isPending} pendingText={t('dashboard.settings.deletion.pending')}>
            {t('dashboard.settings.deletion.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={submit}>
        <Text>{t('dashboard.settings.deletion.text')}</Text>
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('dashboard.settings.deletion.password')}
          isRequired
          autoComplete="current-password"
        />
      </form>
    </Modal>
  );
}
