import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { ButtonContent, type ButtonLook } from './Button.tsx';
import css from './Button.module.css';

export interface ButtonLinkProps extends ButtonLook, Omit<AriaLinkProps, keyof ButtonLook | 'className' | 'style' | 'render'> {
  /** The target: the app's router handles an address of the portal. */
  href: string;
  /** The link's element, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
  /** `_blank` opens a new tab without a referrer. */
  target?: NonNullable<AriaLinkProps['target']>;
}

/** A link that looks like a button: it navigates, so it can be opened in a new tab. */
export function ButtonLink({ tone = 'primary', size = 'md', icon, iconEnd, isWide = false, children, ...rest }: ButtonLinkProps) {
  const safety = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink {...safety} {...rest} className={css.button ?? ''} data-tone={tone} data-size={size} data-wide={isWide || undefined}>
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaLink>
  );
}
