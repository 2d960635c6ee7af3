import { TextField } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof TextField>, keyof ReturnType<typeof useFormField>>;

interface FormTextFieldProps<Form extends FieldValues> extends FormFieldProps<Form, string>, Look {
  /** Filters the typed text, e.g. removes spaces. */
  filter?: ((typed: string) => string) | undefined;
}

/** `TextField` as a field of a form. */
export function FormTextField<Form extends FieldValues>({ control, name, filter, ...look }: FormTextFieldProps<Form>) {
  const field = useFormField({ control, name });
  return <TextField {...look} {...field} onChange={(typed) => field.onChange(filter ? filter(typed) : typed)} />;
}
