import type { ReactNode } from 'react';
import css from './Typography.module.css';

interface VisuallyHiddenProps {
  /** What is visible already by a position, an icon or a colour. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.hidden}>{children}</span>;
}
