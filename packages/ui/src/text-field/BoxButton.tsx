import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import css from './BoxButton.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';

interface BoxButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  icon: IconName;
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button inside a field's box: the eye, the chevron, the cross. */
export function BoxButton({ icon, label, ...rest }: BoxButtonProps) {
  return (
    <AriaButton {...rest} className={css.button ?? ''} data-icon={icon} aria-label={label}>
      <Icon name={icon} size={18} />
    </AriaButton>
  );
}
