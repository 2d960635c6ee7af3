import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import css from './Link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /** The target: the app's router handles an address of the portal. */
  href: string;
  /** `plain` in text, `quiet` for less important links, `nav` in menus (marked red when it is the current page). */
  tone?: 'plain' | 'quiet' | 'nav' | undefined;
  /** Opens another site in a new tab, without a referrer. */
  isExternal?: boolean | undefined;
  /** `page` marks the current page. */
  'aria-current'?: NonNullable<AriaLinkProps['aria-current']>;
  /** The link text. */
  children: ReactNode;
}

/** A link through the app's router, or to another site. `aria-current="page"` marks the current page. */
export function Link({ tone = 'plain', isExternal = false, ...rest }: LinkProps) {
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <AriaLink {...rest} {...outside} className={css.link ?? ''} data-tone={tone} />;
}
