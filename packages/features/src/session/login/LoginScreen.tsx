import { zodResolver } from '@hookform/resolvers/zod';
import { login, RequestError, sentences } from '@portal/api';
import { Banner, Button, Link, Text } from '@portal/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormCheckbox, FormPasswordField, FormTextField, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { useSession, useWrite } from '../../common/data/index.ts';
import { AuthForm } from '../AuthForm.tsx';
import css from '../AuthForm.module.css';
import { authErrorText } from '../authErrorText.ts';
import { linkTo } from '../linkTo.tsx';
import { notifyMessage } from '../notifyMessage.ts';
import { typedEmail } from '../recovery/typedEmail.ts';
import { rememberedEmail } from '../storage/remembered-email.ts';
import { t } from '../texts.ts';
import * as z from 'zod/mini';

/** The call's own rules; the checkbox never changes the request (ledger OPEN-19). */
const loginForm = z.extend(login.body, { remember: z.boolean() });
type LoginForm = z.output<typeof loginForm>;

/** Sign-in. The guard decides where to go afterwards. */
export function LoginScreen() {
  const session = useSession();
  const { write } = useWrite(login);
  const [remembered] = useState(rememberedEmail.read);
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { email: remembered, password: '', remember: remembered !== '' },
  });
  const { control, setError, setFocus, formState } = form;
  const showFieldErrors = useServerErrors(form);

  const { submit, isPending: isSending } = useSubmit(form, async ({ remember, ...credentials }, fail) => {
    try {
      const opened = await write({ body: credentials });
      rememberedEmail.write(remember ? credentials.email : '');
      notifyMessage(opened.message);
      session.open(opened);
    } catch (error) {
      fail(t('login.loginError'), authErrorText(error, t('login.failed'), sentences.wrongCredentials));
      if (showFieldErrors(error)) return;
      // A notice has said what failed; the form says what to do.
      if (error instanceof RequestError && error.isAuthError) setError('root', { message: t('login.check') });
      setFocus('password');
    }
  });

  // The next page may still be loading.
  const isPending = isSending || session.state === 'signed-in';

  return (
    <AuthForm title={t('login.title')} lead={t('login.lead')} onSubmit={submit}>
      <FormTextField
        control={control}
        name="email"
        label={t('login.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormPasswordField control={control} name="password" label={t('login.password')} isRequired autoComplete="current-password" />
      <div className={css.row}>
        <FormCheckbox control={control} name="remember">
          {t('login.remember')}
        </FormCheckbox>
        <Text look="body-s" as="span">
          <Link href="/forgot-password" onPress={() => (typedEmail.value = form.getValues('email'))}>
            {t('login.forgot')}
          </Link>
        </Text>
      </div>
      {formState.errors.root?.message && <Banner tone="err" title={formState.errors.root.message} />}
      <Button type="submit" size="lg" isWide isPending={isPending} pendingText={t('login.pending')}>
        {t('login.submit')}
      </Button>
      <Text look="body-m" tone={2}>
        {t.rich('login.noAccount', { link: linkTo('/register') })}
      </Text>
    </AuthForm>
  );
}
