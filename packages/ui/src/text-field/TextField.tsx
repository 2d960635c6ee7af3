import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldLabel, FieldNote, fieldClass } from './Field.tsx';
import { FieldBox, inputClass } from './FieldBox.tsx';
import { ariaFieldProps, given, type InputFieldProps } from './fieldProps.ts';
import type { IconName } from '../icon/Icon.tsx';

export interface TextFieldProps extends InputFieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'numeric' | undefined;
  icon?: IconName | undefined;
  /** A unit after the value. */
  suffix?: string | undefined;
  maxLength?: number | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', autoComplete, inputMode, maxLength, placeholder, inputRef, icon, suffix, size } = props;
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      {...given({ autoComplete, inputMode, maxLength })}
      className={fieldClass}
      type={type}
      value={value}
      onChange={onChange}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox
        icon={icon}
        suffix={suffix}
        size={size}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isInvalid={Boolean(props.errorMessage)}
      >
        <Input className={inputClass} {...given({ ref: inputRef, placeholder })} />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
