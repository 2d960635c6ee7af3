import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldLabel, FieldNote, fieldClass } from './Field.tsx';
import { FieldBox, inputClass } from './FieldBox.tsx';
import { ariaFieldProps, definedProps, type InputFieldProps } from './fieldProps.ts';
import { useComposition } from './useComposition.ts';
import type { IconName } from '../icon/Icon.tsx';

export interface TextFieldProps extends InputFieldProps {
  /** The value: the field is always controlled. */
  value: string;
  /** With every change, the whole text. */
  onChange: (value: string) => void;
  /** Removes what the field does not take, such as spaces: what is typed becomes its result. */
  filter?: ((typed: string) => string) | undefined;
  /** The input type; decides the on-screen keyboard. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** What the browser may fill in: `given-name`, `email`… */
  autoComplete?: string | undefined;
  /** The on-screen keyboard where `type` does not imply it. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'numeric' | undefined;
  /** Before the text. */
  icon?: IconName | undefined;
  /** A unit after the value. */
  suffix?: string | undefined;
  /** Limits typing; leave it out where the form should report an error instead, so that nothing pasted is truncated. */
  maxLength?: number | undefined;
  /** Height: sm 40, md 44, lg 52 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** An address is not a sentence: phones would capitalise and autocorrect it. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const asIs = (typed: string) => typed;

/** One line of text, with its name, hint and error. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    filter = asIs,
    type = 'text',
    autoComplete,
    inputMode,
    maxLength,
    placeholder,
    inputRef,
    icon,
    suffix,
    size,
  } = props;
  const typing = useComposition(value, (typed) => onChange(filter(typed)));
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      {...definedProps({ autoComplete, inputMode, maxLength })}
      className={fieldClass}
      type={type}
      value={typing.text}
      onChange={typing.onChange}
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
        <Input
          className={inputClass}
          {...typing.composition}
          {...((inputMode === 'email' || inputMode === 'url') && asTyped)}
          {...definedProps({ ref: inputRef, placeholder })}
        />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
