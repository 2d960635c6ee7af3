import { zodResolver } from '@hookform/resolvers/zod';
import { limits, register, RequestError } from '@portal/api';
import { Button, Text } from '@portal/ui';
import { type Control, useForm } from 'react-hook-form';
import { FormCheckbox, FormPasswordField, FormTextField, useRecheck, useServerErrors, useSubmit } from '../../common/forms/index.ts';
import { useSession, useWrite } from '../../common/data/index.ts';
import { AuthForm } from '../AuthForm.tsx';
import { authErrorText } from '../authErrorText.ts';
import { linkTo } from '../linkTo.tsx';
import { notifyMessage } from '../notifyMessage.ts';
import { t } from '../texts.ts';
import { emptyRegistration, REGISTER_VARIANT, registerForm, type RegisterForm, type RegisterVariant, toRegistration } from './form.ts';
import css from '../AuthForm.module.css';

/** Creates an account and signs in. */
export function RegisterScreen({ variant = REGISTER_VARIANT }: { variant?: RegisterVariant }) {
  const session = useSession();
  const { write } = useWrite(register);
  const form = useForm<RegisterForm>({
    resolver: zodResolver(registerForm(variant)),
    mode: 'onTouched',
    defaultValues: emptyRegistration,
  });
  const { control, setError } = form;
  const showFieldErrors = useServerErrors(form);
  useRecheck(form, 'password', 'passwordConfirmation');

  const { submit, isPending: isSending } = useSubmit(form, async (values, fail) => {
    try {
      const opened = await write({ body: toRegistration(values, variant) });
      notifyMessage(opened.message);
      session.open(opened);
    } catch (error) {
      fail(t('register.registrationError'), authErrorText(error, t('register.failed')));
      if (showFieldErrors(error)) return;
      const serverMessage = error instanceof RequestError ? error.serverMessage : undefined;
      setError('email', { type: 'server', message: serverMessage ?? t('register.failed') }, { shouldFocus: true });
    }
  });

  // The next page may still be loading.
  const isPending = isSending || session.state === 'signed-in';

  return (
    <AuthForm title={t('register.title')} lead={t('register.lead')} isDense onSubmit={submit}>
      <NameFields control={control} variant={variant} />
      <FormTextField
        control={control}
        name="email"
        label={t('register.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t('register.password')}
        isRequired
        autoComplete="new-password"
        description={t('register.passwordHint', { count: limits.passwordMin })}
      />
      <FormPasswordField
        control={control}
        name="passwordConfirmation"
        label={t('register.passwordConfirmation')}
        isRequired
        autoComplete="new-password"
      />
      <FormCheckbox control={control} name="acceptTerms" isRequired>
        {t.rich('register.terms', { link: linkTo('/terms', true) })}
      </FormCheckbox>
      <Button type="submit" size="lg" isWide isPending={isPending} pendingText={t('register.pending')}>
        {t('register.submit')}
      </Button>
      <Text look="body-m" tone={2}>
        {t.rich('register.haveAccount', { link: linkTo('/login') })}
      </Text>
    </AuthForm>
  );
}

interface NameFieldsProps {
  control: Control<RegisterForm>;
  variant: RegisterVariant;
}

/** The fields for the name: two names side by side, or a full name and a city. */
function NameFields({ control, variant }: NameFieldsProps) {
  if (variant === 'full') {
    return (
      <>
        <FormTextField control={control} name="fullName" label={t('register.fullName')} isRequired autoComplete="name" />
        <FormTextField control={control} name="city" label={t('register.city')} isRequired autoComplete="address-level2" icon="pin" />
      </>
    );
  }
  return (
    <div className={css.pair}>
      <FormTextField control={control} name="firstName" label={t('register.firstName')} isRequired autoComplete="given-name" />
      <FormTextField control={control} name="lastName" label={t('register.lastName')} isRequired autoComplete="family-name" />
    </div>
  );
}
