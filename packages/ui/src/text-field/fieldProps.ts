import type { Ref } from 'react';
import { texts } from '../texts.ts';

/** What every field takes; all of it works with react-hook-form's Controller. */
export interface FieldProps {
  /** The field's label; always there for screen readers. */
  label: string;
  /** Only where something else on the page labels the field; screen readers still read it. */
  isLabelHidden?: boolean | undefined;
  /** A hint under the field; an error replaces it. Empty where one may come later. */
  description?: string | undefined;
  /** The error message; it makes the field invalid. */
  errorMessage?: string | undefined;
  /** Announced by screen readers; the form itself validates and has the error message. */
  isRequired?: boolean | undefined;
  /** Cannot be focused or clicked. */
  isDisabled?: boolean | undefined;
  /** Shown but not changeable; explain why in `description`. */
  isReadOnly?: boolean | undefined;
  /** The field's name in its form. */
  name?: string | undefined;
  /** Called on blur: the moment to validate (ledger VAL-01). */
  onBlur?: (() => void) | undefined;
}

/** A field whose value is typed. */
export interface InputFieldProps extends FieldProps {
  /** An example of a value, never the label. */
  placeholder?: string | undefined;
  /** The element that takes focus: react-hook-form moves there on errors. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The same as Required, for a label that is not rendered. */
export function spokenLabel({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>): string {
  return isRequired ? `${label} (${texts.field.required})` : label;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The props without the undefined ones: React Aria's types allow "absent" but not "undefined". */
export function definedProps<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}

/** A field's common props under React Aria's names. */
export function ariaFieldProps({ errorMessage, isRequired, isDisabled, isReadOnly, name, onBlur }: FieldProps) {
  return definedProps({
    validationBehavior: 'aria' as const,
    isInvalid: Boolean(errorMessage),
    isRequired,
    isDisabled,
    isReadOnly,
    name,
    onBlur: onBlur && (() => onBlur()),
  });
}
