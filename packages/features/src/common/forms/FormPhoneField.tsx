import { PhoneField } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof PhoneField>, keyof ReturnType<typeof useFormField>>;

/** `PhoneField` as a field of a form. */
export function FormPhoneField<Form extends FieldValues>({ control, name, ...look }: FormFieldProps<Form, string> & Look) {
  return <PhoneField {...look} {...useFormField({ control, name })} />;
}
