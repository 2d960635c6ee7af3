import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPassword } from '@portal/api';
import { Banner, Button, ButtonLink } from '@portal/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { useWrite } from '../../common/data/index.ts';
import { AuthForm } from '../AuthForm.tsx';
import css from '../AuthForm.module.css';
import { authErrorText } from '../authErrorText.ts';
import { notifyMessage } from '../notifyMessage.ts';
import { t } from '../texts.ts';
import { type ForgotForm, forgotForm } from './form.ts';
import { typedEmail } from './typedEmail.ts';

/** Requests an email with a link. The answer never reveals whether the address is known. */
export function ForgotPasswordScreen() {
  const { write } = useWrite(forgotPassword);
  const [isSent, setIsSent] = useState(false);
  const form = useForm<ForgotForm>({ resolver: zodResolver(forgotForm), mode: 'onTouched', defaultValues: { email: typedEmail.value } });
  const showFieldErrors = useServerErrors(form);

  const { submit, isPending } = useSubmit(form, async (values, fail) => {
    try {
      const { message } = await write({ body: values });
      notifyMessage(message);
      setIsSent(true);
    } catch (error) {
      setIsSent(false);
      fail(t('forgot.recoveryError'), authErrorText(error, t('forgot.failed')));
      showFieldErrors(error);
    }
  });

  return (
    <AuthForm title={t('forgot.title')} lead={t('forgot.lead')} onSubmit={submit}>
      <FormTextField
        control={form.control}
        name="email"
        label={t('forgot.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      {isSent && (
        <Banner tone="ok" isLive title={t('forgot.sent')}>
          {t('forgot.spam')}
        </Banner>
      )}
      <Button type="submit" size="lg" isWide isPending={isPending} pendingText={t('forgot.pending')}>
        {isSent ? t('forgot.again') : t('forgot.submit')}
      </Button>
      <div className={css.back}>
        <ButtonLink href="/login" tone="ghost" icon="aleft">
          {t('forgot.back')}
        </ButtonLink>
      </div>
    </AuthForm>
  );
}
