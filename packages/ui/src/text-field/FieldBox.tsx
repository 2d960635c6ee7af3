import type { PointerEvent, ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import css from './FieldBox.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';

/** The class of an input or a text area inside the box. */
export const inputClass = css.input ?? '';

interface FieldBoxProps {
  icon?: IconName | undefined;
  /** Before the typed value, e.g. «от». */
  prefix?: string | undefined;
  /** The unit after the value, e.g. ₽. */
  suffix?: string | undefined;
  /** A button inside the box, at its end. */
  end?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isInvalid?: boolean | undefined;
  children: ReactNode;
}

/** A click beside the text (on the icon or the unit) focuses the input. */
function focusInput(event: PointerEvent<HTMLDivElement>): void {
  const target = event.target as Element;
  if (target.closest('button, input, textarea')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** The bordered box of a field: border on hover, ring on focus, red when invalid. */
export function FieldBox({ icon, prefix, suffix, end, size = 'md', isDisabled, isReadOnly, isInvalid, children }: FieldBoxProps) {
  return (
    <Group
      role="presentation"
      className={css.box ?? ''}
      data-size={size}
      data-off={isDisabled || isReadOnly || undefined}
      data-wrong={isInvalid || undefined}
      onPointerDown={focusInput}
    >
      {icon && <Icon name={icon} size={18} />}
      {prefix && <span className={css.unit}>{prefix}</span>}
      {children}
      {suffix && <span className={css.unit}>{suffix}</span>}
      {end}
    </Group>
  );
}
