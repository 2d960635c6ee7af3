import { TextField } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof TextField>, keyof ReturnType<typeof useFormField>>;

/** `TextField` as a field of a form. */
export function FormTextField<Form extends FieldValues>({ control, name, ...look }: FormFieldProps<Form, string> & Look) {
  return <TextField {...look} {...useFormField({ control, name })} />;
}
