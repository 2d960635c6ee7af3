import { textLength } from '@portal/api';
import { TextArea } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof TextArea>, keyof ReturnType<typeof useFormField> | 'countOf'>;

/** `TextArea` as a field of a form, its counter by the rule that the form and the server share. */
export function FormTextArea<Form extends FieldValues>({ control, name, ...look }: FormFieldProps<Form, string> & Look) {
  return <TextArea {...look} countOf={textLength} {...useFormField({ control, name })} />;
}
