import { zodResolver } from '@hookform/resolvers/zod';
import { limits, resetPassword, sentences } from '@portal/api';
import { Banner, Button, toasts } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormPasswordField, useRecheck, useServerErrors, useSubmit, useWrite } from '../../common/index.ts';
import { AuthForm } from '../AuthForm.tsx';
import { authErrorText } from '../authErrorText.ts';
import { notifyMessage } from '../notifyMessage.ts';
import { t } from '../texts.ts';
import { type ResetForm, resetForm } from './form.ts';

/** A new password for the owner of a working link. Signing in with it comes next. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { write } = useWrite(resetPassword);
  const navigate = useNavigate();
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    mode: 'onTouched',
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  const { control, setError, formState } = form;
  const showFieldErrors = useServerErrors(form);
  useRecheck(form, 'password', 'passwordConfirmation');

  const { submit, isPending } = useSubmit(form, async ({ password }) => {
    try {
      const { message } = await write({ body: { token, password } });
      notifyMessage(message);
      await navigate('/login');
    } catch (error) {
      const message = authErrorText(error, t('reset.failed'), sentences.wrongResetToken);
      toasts.show({ type: 'error', title: t('reset.passwordResetError'), message });
      if (!showFieldErrors(error)) setError('root', { message });
    }
  });

  return (
    <AuthForm title={t('reset.title')} lead={t('reset.lead')} onSubmit={submit}>
      <FormPasswordField
        control={control}
        name="password"
        label={t('reset.password')}
        autoComplete="new-password"
        description={t('register.passwordHint', { count: limits.passwordMin })}
      />
      <FormPasswordField
        control={control}
        name="passwordConfirmation"
        label={t('reset.passwordConfirmation')}
        autoComplete="new-password"
      />
      {formState.errors.root?.message && <Banner tone="err" title={formState.errors.root.message} />}
      <Button type="submit" size="lg" isWide isPending={isPending} pendingText={t('reset.pending')}>
        {t('reset.submit')}
      </Button>
    </AuthForm>
  );
}
