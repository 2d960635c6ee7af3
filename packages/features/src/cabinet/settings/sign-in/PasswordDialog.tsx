import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword, deleteAccount, limits, resetPassword, sentences } from '@portal/api';
import { Text, toasts } from '@portal/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useWrite } from '../../../common/data/index.ts';
import { FormDialog, FormPasswordField, useFormDialog, useRecheck } from '../../../common/forms/index.ts';
import css from './SignIn.module.css';
import { t } from './texts.ts';

/** The calls’ own rules for a password that exists, and for a new one. */
const { password: currentPassword } = deleteAccount.body.shape;
const { password } = resetPassword.body.shape;
const passwordForm = z.intersection(
  z.object({ currentPassword, password, repeated: z.string() }),
  // As a check of the whole form it would not run while any other field is wrong.
  z
    .object({ password: z.string(), repeated: z.string() })
    .check(z.refine((typed) => typed.password === typed.repeated, { path: ['repeated'], error: sentences.passwordsDiffer })),
);
type PasswordForm = z.output<typeof passwordForm>;

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The other sessions have ended. */
  onChanged: () => void;
}

/** Changes the password. This session stays, and all others end. */
export function PasswordDialog({ isOpen, onClose, onChanged }: PasswordDialogProps) {
  const { write } = useWrite(changePassword);
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', password: '', repeated: '' },
  });
  useRecheck(form, 'password', 'repeated');
  const dialog = useFormDialog(form, t('password.failed'), async (typed) => {
    const { message } = await write({ body: { currentPassword: typed.currentPassword, password: typed.password } });
    form.reset();
    onClose();
    onChanged();
    toasts.show({ type: 'success', title: message });
  });
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t('password.title')}
      cancelLabel={t('password.cancel')}
      submitLabel={t('password.save')}
      pendingLabel={t('password.saving')}
    >
      <div className={css.fields}>
        <Text>{t('password.text')}</Text>
        <FormPasswordField
          control={form.control}
          name="currentPassword"
          label={t('password.current')}
          isRequired
          autoComplete="current-password"
        />
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('password.new')}
          isRequired
          autoComplete="new-password"
          description={t('password.hint', { count: limits.passwordMin })}
        />
        <FormPasswordField control={form.control} name="repeated" label={t('password.repeated')} isRequired autoComplete="new-password" />
      </div>
    </FormDialog>
  );
}
