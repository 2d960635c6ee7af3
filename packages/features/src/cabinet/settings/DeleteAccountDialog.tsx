import { zodResolver } from '@hookform/resolvers/zod';
import { deleteAccount } from '@portal/api';
import { Button, Modal, Text } from '@portal/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormPasswordField } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './DeleteAccountDialog.module.css';
import { useDeleteAccount } from './useDeleteAccount.ts';

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
