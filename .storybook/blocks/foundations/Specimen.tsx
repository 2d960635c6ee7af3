import type { ReactNode } from 'react';
import css from './Specimen.module.css';

/** Opts out of Storybook's styles for documentation text. */
export function Specimen({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${css.specimen}`}>{children}</div>;
}
