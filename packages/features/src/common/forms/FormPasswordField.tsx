import { PasswordField } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof PasswordField>, keyof ReturnType<typeof useFormField>>;

/** `PasswordField` as a field of a form. */
export function FormPasswordField<Form extends FieldValues>({ control, name, ...look }: FormFieldProps<Form, string> & Look) {
  return <PasswordField {...look} {...useFormField({ control, name })} />;
}
