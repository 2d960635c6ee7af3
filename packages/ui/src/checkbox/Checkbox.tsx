import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import css from './Checkbox.module.css';
import { Icon } from '../icon/Icon.tsx';
import { FieldNote, fieldClass } from '../text-field/Field.tsx';
import { ariaFieldProps, definedProps, type FieldProps } from '../text-field/fieldProps.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** Whether the box is checked. */
  isSelected: boolean;
  /** Called with the new state, on a click or Space. */
  onChange: (isSelected: boolean) => void;
  /** Some of the rows below it are chosen: a dash instead of the check. */
  isIndeterminate?: boolean | undefined;
  /** The label; part of the click target. */
  children: ReactNode;
  /** The element that takes focus: react-hook-form moves there on errors. */
  inputRef?: Ref<HTMLInputElement | null> | undefined;
}

/** A checkbox. The label is part of the click target. */
export function Checkbox({ isSelected, onChange, isIndeterminate = false, children, inputRef, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...ariaFieldProps({ ...props, label: '' })}
      {...definedProps({ inputRef })}
      className={fieldClass}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
    >
      <CheckboxButton className={css.button ?? ''}>
        <span className={css.box}>{isIndeterminate ? <span className={css.dash} /> : isSelected && <Icon name="check" size={16} />}</span>
        <span className={css.words}>{children}</span>
      </CheckboxButton>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </CheckboxField>
  );
}
