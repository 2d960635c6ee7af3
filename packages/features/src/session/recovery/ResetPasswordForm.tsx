import { zodResolver } from '@hookform/resolvers/zod';
import { limits, resetPassword, sentences } from '@portal/api';
import { Banner, Button, Link } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormPasswordField, useRecheck, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { useIsMounted, useSession, useWrite } from '../../common/data/index.ts';
import { AuthForm } from '../AuthForm.tsx';
import { authErrorText } from '../authErrorText.ts';
import { notifyMessage } from '../notifyMessage.ts';
import { t } from '../texts.ts';
import { type ResetForm, resetForm } from './form.ts';

/** Sets a new password with a valid link. Signing in with it comes next. */
export function ResetPasswordForm({ token }: { token: string }) {
  const session = useSession();
  const { write } = useWrite(resetPassword);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    mode: 'onTouched',
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  const { control, setError, formState } = form;
  const problem = formState.errors.root?.message;
  const showFieldErrors = useServerErrors(form);
  useRecheck(form, 'password', 'passwordConfirmation');

  const { submit, isPending } = useSubmit(form, async ({ password }, fail) => {
    try {
      const { message } = await write({ body: { token, password } });
      notifyMessage(message);
      // If the user has navigated elsewhere, nothing happens. Read now, because the new session remounts the page.
      const isHere = isMounted.current;
      // The server has ended every session of the account, perhaps the one of this browser too.
      await session.check();
      if (isHere) await navigate('/login');
    } catch (error) {
      const message = authErrorText(error, t('reset.failed'), sentences.wrongResetToken);
      fail(t('reset.passwordResetError'), message);
      if (!showFieldErrors(error) && message === sentences.wrongResetToken) setError('root', { message: t('reset.expiredTitle') });
    }
  });

  return (
    <AuthForm title={t('reset.title')} lead={t('reset.lead')} onSubmit={submit}>
      <FormPasswordField
        control={control}
        name="password"
        label={t('reset.password')}
        isRequired
        autoComplete="new-password"
        description={t('register.passwordHint', { count: limits.passwordMin })}
      />
      <FormPasswordField
        control={control}
        name="passwordConfirmation"
        label={t('reset.passwordConfirmation')}
        isRequired
        autoComplete="new-password"
      />
      {problem && (
        <Banner tone="err" title={problem}>
          <Link href="/forgot-password">{t('reset.askAgain')}</Link>
        </Banner>
      )}
      <Button type="submit" size="lg" isWide isPending={isPending} pendingText={t('reset.pending')}>
        {t('reset.submit')}
      </Button>
    </AuthForm>
  );
}
