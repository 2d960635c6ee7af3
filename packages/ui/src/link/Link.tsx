import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import css from './Link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /** Where it leads: an address of the portal goes through its router. */
  href: string;
  /** `plain` in text, `quiet` for lesser links, `nav` in menus (marked red when it is the current page). */
  tone?: 'plain' | 'quiet' | 'nav' | undefined;
  /** Opens another site in a new tab, without a referrer. */
  isExternal?: boolean | undefined;
  /** `page` marks where one is now. */
  'aria-current'?: NonNullable<AriaLinkProps['aria-current']>;
  /** The target. */
  children: ReactNode;
}

/** A link by the app's router, or out of the portal. `aria-current="page"` marks where one is. */
export function Link({ tone = 'plain', isExternal = false, ...rest }: LinkProps) {
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <AriaLink {...rest} {...outside} className={css.link ?? ''} data-tone={tone} />;
}
