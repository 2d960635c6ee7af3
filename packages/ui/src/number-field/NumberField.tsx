import { Input } from 'react-aria-components/Input';
import { type TextFieldProps as AriaTextFieldProps, TextField as AriaTextField } from 'react-aria-components/TextField';
import { clamp, formatWhole, wholeAfterEdit } from './number.ts';
import css from './NumberField.module.css';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { ariaFieldProps, definedProps, type InputFieldProps } from '../text-field/fieldProps.ts';
import { useMask } from '../text-field/useMask.ts';
import type { IconName } from '../icon/Icon.tsx';

type KeyboardEvent = Parameters<NonNullable<AriaTextFieldProps['onKeyDown']>>[0];

export interface NumberFieldProps extends InputFieldProps {
  /** `null` is an empty field (ledger PROF-76). */
  value: number | null;
  /** Called while typing, with each number. */
  onChange: (value: number | null) => void;
  /** Limits that are applied on blur; leave them out where the form should report an error instead. */
  minValue?: number | undefined;
  /** See `minValue`. */
  maxValue?: number | undefined;
  /** Before the number. */
  icon?: IconName | undefined;
  /** Text before the number: «от». */
  prefix?: string | undefined;
  /** A unit after the number: «₽» makes it money. */
  suffix?: string | undefined;
  /** Height: sm 40, md 44, lg 52 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Enter was pressed: the number is final. */
  onEnter?: (() => void) | undefined;
}

/** A whole number with Russian grouping; accepts digits only, typed or pasted. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, minValue, maxValue, placeholder, icon, prefix, suffix, size, onBlur, onEnter } = props;
  const { field, input } = useMask(formatWhole(value), (typed, before) => onChange(wholeAfterEdit(typed, before)), props.inputRef);

  function leave(): void {
    const inside = value === null ? null : clamp(value, minValue, maxValue);
    if (inside !== value) onChange(inside);
    onBlur?.();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // React Aria stops the propagation of keys by default; Escape must still reach the dialog around the field.
    event.continuePropagation();
    if (event.key === 'Enter') onEnter?.();
  }

  return (
    <AriaTextField
      {...ariaFieldProps({ ...props, onBlur: leave })}
      {...definedProps({ onKeyDown: onEnter && handleKeyDown })}
      className={fieldClass}
      inputMode="numeric"
      autoComplete="off"
      {...field}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox
        icon={icon}
        prefix={prefix}
        suffix={suffix}
        size={size}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isInvalid={Boolean(props.errorMessage)}
      >
        <Input className={`${inputClass} ${css.number}`} {...input} {...definedProps({ placeholder })} />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
