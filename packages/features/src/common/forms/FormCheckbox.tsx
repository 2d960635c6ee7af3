import { Checkbox } from '@portal/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

interface FormCheckboxProps<Form extends FieldValues> extends FormFieldProps<Form, boolean> {
  isRequired?: boolean | undefined;
  /** A hint under it. */
  description?: string | undefined;
  children: ReactNode;
}

/** `Checkbox` as a field of a form. */
export function FormCheckbox<Form extends FieldValues>({ control, name, ...look }: FormCheckboxProps<Form>) {
  const { value, ...field } = useFormField<Form, boolean>({ control, name });
  return <Checkbox {...look} {...field} isSelected={value} />;
}
