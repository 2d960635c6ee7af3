import type { ReactNode } from 'react';
import css from './Specimen.module.css';

/** What a page draws itself, out of reach of Storybook's own styles for running text. */
export function Specimen({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${css.specimen}`}>{children}</div>;
}
