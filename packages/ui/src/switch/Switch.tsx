import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import css from './Switch.module.css';
import { FieldNote, fieldClass } from '../text-field/Field.tsx';
import { ariaFieldProps, definedProps, type FieldProps } from '../text-field/fieldProps.ts';

export interface SwitchProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new state, on a click or Space: save it at once. */
  onChange: (isSelected: boolean) => void;
  /** The label; part of the click target. */
  children: ReactNode;
  /** `row` for a list of settings: the label first, the switch at the far edge. */
  look?: 'inline' | 'row' | undefined;
  /** The element that takes focus. */
  inputRef?: Ref<HTMLInputElement | null> | undefined;
}

/** A setting that takes effect at once: on or off. */
export function Switch({ isSelected, onChange, children, look = 'inline', inputRef, ...props }: SwitchProps) {
  return (
    <SwitchField
      {...ariaFieldProps({ ...props, label: '' })}
      {...definedProps({ inputRef })}
      className={fieldClass}
      isSelected={isSelected}
      onChange={onChange}
    >
      <SwitchButton className={css.button ?? ''} data-look={look}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        <span className={css.words}>{children}</span>
      </SwitchButton>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </SwitchField>
  );
}
