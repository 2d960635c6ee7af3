import type { ReactNode } from 'react';
import css from './Typography.module.css';

interface VisuallyHiddenProps {
  /** What the eye has already been told by a place, a render or a colour. */
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.hidden}>{children}</span>;
}
