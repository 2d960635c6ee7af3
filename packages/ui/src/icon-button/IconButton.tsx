import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import css from './IconButton.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'> {
  icon: IconName;
  /** What it does: its accessible name. */
  label: string;
  /** `photo` stands on a picture: a light disc in both themes. */
  tone?: 'plain' | 'photo' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** With an address it is a link. */
  href?: string | undefined;
  target?: '_blank' | undefined;
}

/** A round button with a drawing only. */
export function IconButton({ icon, label, tone = 'plain', size = 'md', href, target, ...rest }: IconButtonProps) {
  const drawing = <Icon name={icon} size={size === 'sm' ? 18 : 20} />;
  const look = { className: css.button ?? '', 'data-tone': tone, 'data-size': size, 'aria-label': label };
  if (href !== undefined) {
    const outside = target ? { target, rel: 'noopener noreferrer' } : {};
    return (
      <AriaLink href={href} {...outside} {...look}>
        {drawing}
      </AriaLink>
    );
  }
  return (
    <AriaButton {...rest} {...look}>
      {drawing}
    </AriaButton>
  );
}
