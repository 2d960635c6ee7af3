import { type FocusEvent, type Ref, useId } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import css from './TextArea.module.css';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { ariaFieldProps, definedProps, type FieldProps } from '../text-field/fieldProps.ts';
import { texts } from '../texts.ts';

export interface TextAreaProps extends FieldProps {
  /** What the area shows. */
  value: string;
  /** With every change, the whole text. */
  onChange: (value: string) => void;
  /** Initial lines; the user can resize it. */
  rows?: number | undefined;
  /** Characters; shows a counter. Longer text can be typed: the form reports that it is too long, and nothing is lost (ledger PROF-60). */
  limit?: number | undefined;
  /** An example of a value, never the label. */
  placeholder?: string | undefined;
  /** How the counter counts: code points, unless the form's rule counts otherwise. */
  countOf?: ((text: string) => number) | undefined;
  /** The counter's text: «213 из 1000». */
  counterText?: ((used: number, limit: number) => string) | undefined;
  /** The element that takes focus: react-hook-form moves there on errors. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Browsers scroll only the caret of a text area into view, so we scroll the whole area. After a click by pointer nothing scrolls. */
function showWhole({ currentTarget }: FocusEvent): void {
  if (!currentTarget.matches(':active')) currentTarget.scrollIntoView({ block: 'nearest' });
}

const codePoints = (text: string) => Array.from(text).length;

/** Several lines of text, with a counter where there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 4, limit, placeholder, inputRef } = props;
  const { countOf = codePoints, counterText = texts.textArea.counter } = props;
  const counterId = useId();
  const used = countOf(value);
  const counter = limit !== undefined && (
    <span id={counterId} className={css.counter} data-full={used >= limit || undefined}>
      {counterText(used, limit)}
    </span>
  );
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      {...(counter ? { 'aria-describedby': counterId } : {})}
      className={fieldClass}
      value={value}
      onChange={onChange}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} aside={counter} />
      <FieldBox isDisabled={props.isDisabled} isReadOnly={props.isReadOnly} isInvalid={Boolean(props.errorMessage)}>
        <div className={css.grower}>
          <AriaTextArea
            className={`${inputClass} ${css.area}`}
            rows={rows}
            onFocus={showWhole}
            {...definedProps({ ref: inputRef, placeholder })}
          />
          <span className={`${inputClass} ${css.copy}`} data-text={value} aria-hidden />
        </div>
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaTextField>
  );
}
