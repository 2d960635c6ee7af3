import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import css from './SearchField.module.css';
import { Icon } from '../icon/Icon.tsx';
import { Iris } from '../iris/Iris.tsx';
import { BoxButton } from '../text-field/BoxButton.tsx';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { FieldBox, inputClass } from '../text-field/FieldBox.tsx';
import { ariaFieldProps, definedProps, type InputFieldProps } from '../text-field/fieldProps.ts';
import { texts } from '../texts.ts';

export interface SearchFieldProps extends Omit<InputFieldProps, 'isRequired'> {
  /** What is typed. */
  value: string;
  /** Called on each keystroke, and with an empty text after clearing. The caller debounces. */
  onChange: (value: string) => void;
  /** Called on Enter. Without it Enter submits the form around the field. */
  onSubmit?: ((value: string) => void) | undefined;
  /** An answer is pending: the iris replaces the magnifier. Announce the result in a live region of the list. */
  isPending?: boolean | undefined;
  /** Height: sm 40, md 44, lg 52 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Characters at most. */
  maxLength?: number | undefined;
  /** The accessible name of the button that clears the field. */
  clearLabel?: string | undefined;
}

/** A search field. Its clear button and Escape empty it; Escape in an empty one is left to the dialog around it. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onSubmit, isPending = false, size, maxLength, placeholder, inputRef, clearLabel = texts.search.clear } = props;
  return (
    <AriaSearchField
      {...ariaFieldProps(props)}
      {...definedProps({ onSubmit, maxLength })}
      className={fieldClass}
      value={value}
      onChange={onChange}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <FieldBox
        size={size}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isInvalid={Boolean(props.errorMessage)}
        end={
          <span className={css.clear} data-shown={(value !== '' && !props.isDisabled && !props.isReadOnly) || undefined}>
            <BoxButton icon="close" label={clearLabel} />
          </span>
        }
      >
        <span className={css.sign}>{isPending ? <Iris size={18} opening={0.42} isMoving /> : <Icon name="search" size={18} />}</span>
        <Input className={inputClass} enterKeyHint="search" {...definedProps({ ref: inputRef, placeholder })} />
      </FieldBox>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaSearchField>
  );
}
