import type { ReactNode } from 'react';
import css from './Typography.module.css';

interface VisuallyHiddenProps {
  /** What is already conveyed visually by a place, an icon or a colour. */
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.hidden}>{children}</span>;
}
