import { afterPointerUp } from '@portal/ui';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

/** Which field of which form. */
export interface FormFieldProps<Form extends FieldValues, Value> {
  control: Control<Form>;
  name: FieldPathByValue<Form, Value>;
}

/** What a field of @portal/ui needs to be a field of a form: its value, its error, its way to get focus. */
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
