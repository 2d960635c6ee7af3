import { DateField } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof DateField>, keyof ReturnType<typeof useFormField>>;

/** `DateField` as a field of a form. */
export function FormDateField<Form extends FieldValues>({ control, name, ...look }: FormFieldProps<Form, string> & Look) {
  return <DateField {...look} {...useFormField({ control, name })} />;
}
