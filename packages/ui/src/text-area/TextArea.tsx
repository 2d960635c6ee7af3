import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import css from './TextArea.module.css';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { ariaFieldProps, given, type FieldProps } from '../text-field/fieldProps.ts';
import { texts } from '../texts.ts';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
  /** Shows a counter. Longer text can be typed: the form says that it is too long, nothing typed is lost. */
  limit?: number | undefined;
  placeholder?: string | undefined;
  counterText?: ((used: number, limit: number) => string) | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 4, limit, placeholder, counterText = texts.textArea.counter, inputRef } = props;
  const counter = limit !== undefined && (
    <span className={css.counter} data-full={value.length >= limit || undefined}>
      {counterText(value.length, limit)}
    </span>
  );
  return (
    <AriaTextField {...ariaFieldProps(props)} className={fieldClass} value={value} onChange={onChange}>
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} aside={counter} />
      <FieldBox isDisabled={props.isDisabled} isReadOnly={props.isReadOnly} isInvalid={Boolean(props.errorMessage)}>
        <AriaTextArea className={`${inputClass} ${css.area}`} rows={rows} {...given({ ref: inputRef, placeholder })} />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
