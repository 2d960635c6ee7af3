import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { BoxButton } from '../text-field/BoxButton.tsx';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { ariaFieldProps, definedProps, type InputFieldProps } from '../text-field/fieldProps.ts';
import { texts } from '../texts.ts';

export interface PasswordFieldProps extends InputFieldProps {
  /** The password as typed. */
  value: string;
  /** With every change, the whole password. */
  onChange: (value: string) => void;
  /** `current-password` lets a manager fill it in, `new-password` lets it suggest one. */
  autoComplete: 'current-password' | 'new-password';
  /** The accessible name of the button while the password is hidden. */
  showLabel?: string | undefined;
  /** The accessible name of the button while the password is visible. */
  hideLabel?: string | undefined;
}

/** A password, hidden until the user reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete, placeholder, inputRef } = props;
  const { showLabel = texts.password.show, hideLabel = texts.password.hide } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      className={fieldClass}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={onChange}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isInvalid={Boolean(props.errorMessage)}
        end={
          <BoxButton
            icon={isShown ? 'eyeoff' : 'eye'}
            label={isShown ? hideLabel : showLabel}
            isDisabled={props.isDisabled ?? false}
            onPress={() => setIsShown(!isShown)}
          />
        }
      >
        <Input className={inputClass} autoCapitalize="none" spellCheck={false} {...definedProps({ ref: inputRef, placeholder })} />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
