import { afterPointerUp } from '@portal/ui';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

/** Which field of which form. */
export interface FormFieldProps<Form extends FieldValues, Value> {
  control: Control<Form>;
  name: FieldPathByValue<Form, Value>;
}

/** The props that a field of @portal/ui needs as a form field: value, error, and a ref for focus. */
export function useFormField<Form extends FieldValues, Value>({ control, name }: FormFieldProps<Form, Value>) {
  const { field, fieldState } = useController({ control, name });
  return {
    name: field.name,
    value: field.value as Value,
    onChange: (value: Value) => field.onChange(value),
    onBlur: () => afterPointerUp(field.onBlur),
    inputRef: field.ref,
    errorMessage: fieldState.error?.message,
  };
}
