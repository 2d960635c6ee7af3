import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { formatPhone, phoneAfterEdit } from './mask.ts';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { ariaFieldProps, type InputFieldProps } from '../text-field/fieldProps.ts';
import { useMask } from '../text-field/useMask.ts';

export interface PhoneFieldProps extends InputFieldProps {
  /** «+7» and up to ten digits, or an empty string; a number of another country with its plus, as it was typed. */
  value: string;
  /** With every change, in the stored form (ledger VAL-26 to VAL-30). */
  onChange: (value: string) => void;
}

/** A Russian phone number; accepts every way to write or paste one. A number of another country stays as it is, for the form to refuse. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, placeholder = '+7 (___) ___-__-__', onBlur } = props;
  const { field, input } = useMask(formatPhone(value), (typed, before) => onChange(phoneAfterEdit(typed, before)), props.inputRef);

  function leave(): void {
    // The country code alone is no number: the field was left empty.
    if (value === '+7' || value === '+') onChange('');
    onBlur?.();
  }

  return (
    <AriaTextField
      {...ariaFieldProps({ ...props, onBlur: leave })}
      className={fieldClass}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...field}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox icon="phone" isDisabled={props.isDisabled} isReadOnly={props.isReadOnly} isInvalid={Boolean(props.errorMessage)}>
        <Input className={inputClass} {...input} placeholder={placeholder} />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
