import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import css from './PageCell.module.css';

interface PageCellProps {
  label: string;
  onPress: () => void;
  href?: string | undefined;
  isDisabled: boolean;
  isCurrent?: boolean | undefined;
  children: ReactNode;
}

/** One round cell of the pager: a link where pages have addresses, else a button. */
export function PageCell({ label, onPress, href, isDisabled, isCurrent, children }: PageCellProps) {
  const shared = { 'aria-label': label, className: css.cell, isDisabled, onPress, ...(isCurrent && { 'aria-current': 'page' as const }) };
  return href && !isDisabled ? (
    <Link {...shared} href={href}>
      {children}
    </Link>
  ) : (
    <Button {...shared}>{children}</Button>
  );
}
