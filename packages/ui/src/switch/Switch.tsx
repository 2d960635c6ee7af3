import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import css from './Switch.module.css';
import { FieldNote, fieldClass } from '../text-field/Field.tsx';
import { ariaFieldProps, given, type FieldProps } from '../text-field/fieldProps.ts';

export interface SwitchProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
  inputRef?: Ref<HTMLInputElement | null> | undefined;
}

/** A setting that works at once: on or off. */
export function Switch({ isSelected, onChange, children, inputRef, ...props }: SwitchProps) {
  return (
    <SwitchField
      {...ariaFieldProps({ ...props, label: '' })}
      {...given({ inputRef })}
      className={fieldClass}
      isSelected={isSelected}
      onChange={onChange}
    >
      <SwitchButton className={css.button ?? ''}>
        <span className={css.track}>
          <span className={css.knob} />
        </span>
        <span className={css.words}>{children}</span>
      </SwitchButton>
      <FieldNote description={props.description} errorMessage={props.errorMessage} />
    </SwitchField>
  );
}
