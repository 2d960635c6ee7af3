import type { Control } from 'react-hook-form';
import { FormTextField } from '../../common/index.ts';
import css from '../AuthForm.module.css';
import { t } from '../texts.ts';
import type { RegisterForm, RegisterVariant } from './form.ts';

interface NameFieldsProps {
  control: Control<RegisterForm>;
  variant: RegisterVariant;
}

/** Who registers: two names side by side, or a full name and a city. */
export function NameFields({ control, variant }: NameFieldsProps) {
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
