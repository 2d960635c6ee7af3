import type { ReactElement } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import css from './IconButton.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Iris } from '../iris/Iris.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'aria-label' | 'isPending'> {
  /** The icon. */
  icon: IconName;
  /** Its accessible name. Elements where the style sheet alone chooses among several names. */
  label: string | ReactElement;
  /** `photo` is for images: a light disc in both themes. */
  tone?: 'plain' | 'photo' | undefined;
  /** Side: sm 36, md 44 px; never under 44 on a touch screen. */
  size?: 'sm' | 'md' | undefined;
  /** With an address it is a link. */
  href?: string | undefined;
  /** `_blank` opens a new tab without a referrer. */
  target?: '_blank' | undefined;
  /** The action is running: keeps focus, ignores clicks, shows the iris instead of the icon. */
  isPending?: boolean | undefined;
  /** Cannot be clicked and takes no focus. */
  isDisabled?: boolean;
  /** Pressed by mouse, touch, Enter or Space. */
  onPress?: NonNullable<AriaButtonProps['onPress']>;
}

/** A round button with an icon only. */
export function IconButton({ icon, label, tone = 'plain', size = 'md', href, target, isPending = false, ...rest }: IconButtonProps) {
  const side = size === 'sm' ? 18 : 20;
  const isText = typeof label === 'string';
  const look = { className: css.button ?? '', 'data-tone': tone, 'data-size': size, ...(isText && { 'aria-label': label }) };
  const words = !isText && <VisuallyHidden>{label}</VisuallyHidden>;
  if (href !== undefined) {
    const outside = target ? { target, rel: 'noopener noreferrer' } : {};
    return (
      <AriaLink href={href} {...outside} {...look}>
        <Icon name={icon} size={side} />
        {words}
      </AriaLink>
    );
  }
  return (
    <AriaButton {...rest} isPending={isPending} {...look}>
      {isPending ? <Iris size={side} opening={0.42} isMoving /> : <Icon name={icon} size={side} />}
      {words}
    </AriaButton>
  );
}
