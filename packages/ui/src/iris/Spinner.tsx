import css from './Spinner.module.css';
import { Iris } from './Iris.tsx';

export interface SpinnerProps {
  /** Side in pixels: 20 inside controls, 28 in a line, 44 for a page. */
  size?: 20 | 28 | 44;
  /** Announced politely by screen readers and shown beside the iris; without it the spinner is an image only. */
  label?: string | undefined;
}

/** A loading indicator: the iris opens and closes. With reduced motion it is static beside its text. */
export function Spinner({ size = 28, label }: SpinnerProps) {
  const iris = <Iris size={size} opening={0.42} isMoving />;
  if (label === undefined) return iris;
  return (
    <output className={css.spinner}>
      {iris}
      {label}
    </output>
  );
}
