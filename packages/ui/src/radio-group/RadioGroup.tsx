import type { ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import css from './RadioGroup.module.css';
import { FieldLabel, FieldNote, fieldClass } from '../text-field/Field.tsx';
import { ariaFieldProps, definedProps, type FieldProps } from '../text-field/fieldProps.ts';

export interface RadioOption<T extends string> {
  value: T;
  label: ReactNode;
  /** A line under the label: what follows from this choice. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<T extends string> extends FieldProps {
  /** The answers, two to six. */
  options: readonly RadioOption<T>[];
  /** `null`: nothing is chosen yet. */
  value: T | null;
  /** Another answer was chosen. */
  onChange: (value: T) => void;
  /** `horizontal` for two or three short answers; they wrap where they do not fit. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** The radio that takes focus, the chosen one or the first: react-hook-form moves there on errors. */
  inputRef?: Ref<HTMLInputElement | null> | undefined;
}

/** One of a few options, all of them visible. A choice can be changed, but not removed. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { options, value, onChange, orientation = 'vertical', inputRef } = props;
  const entry = options.find((option) => option.value === value) ?? options.find((option) => !option.isDisabled);
  return (
    <AriaRadioGroup
      {...ariaFieldProps(props)}
      className={fieldClass}
      orientation={orientation}
      value={value}
      onChange={(next) => onChange(next as T)}
    >
      <FieldLabel label={props.label} isLabelHidden={props.isLabelHidden} />
      <div className={css.options} data-orientation={orientation}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            className={css.option ?? ''}
            value={option.value}
            {...definedProps({ isDisabled: option.isDisabled, inputRef: option === entry ? inputRef : undefined })}
          >
            <RadioButton className={css.button ?? ''}>
              <span className={css.ring} />
              <span className={css.words}>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" className={css.hint ?? ''}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </AriaRadioGroup>
  );
}
