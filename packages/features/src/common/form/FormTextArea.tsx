import { TextArea } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof TextArea>, keyof ReturnType<typeof useFormField>>;

/** `TextArea` as a field of a form. */
export function FormTextArea<Form extends FieldValues>({ control, name, ...look }: FormFieldProps<Form, string> & Look) {
  return <TextArea {...look} {...useFormField({ control, name })} />;
}
