import type { MouseEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { isPlainClick } from '../link/isPlainClick.ts';
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
  const shared = { 'aria-label': label, className: css.cell, isDisabled, ...(isCurrent && { 'aria-current': 'page' as const }) };
  // Before the link handles it: its router would go to the address, and lose the list and its place.
  const turn = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  return href && !isDisabled ? (
    <Link {...shared} href={href} onClickCapture={turn}>
      {children}
    </Link>
  ) : (
    <Button {...shared} onPress={onPress}>
      {children}
    </Button>
  );
}
