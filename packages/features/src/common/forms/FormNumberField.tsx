import { NumberField } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

type Look = Omit<ComponentProps<typeof NumberField>, keyof ReturnType<typeof useFormField>>;

/** `NumberField` as a field of a form; an empty one is null. */
export function FormNumberField<Form extends FieldValues>({ control, name, ...look }: FormFieldProps<Form, number | null> & Look) {
  return <NumberField {...look} {...useFormField<Form, number | null>({ control, name })} />;
}
