import css from './Icon.module.css';
import { drawings } from './drawings.tsx';

export type IconName = keyof typeof drawings;

export interface IconProps {
  name: IconName;
  size?: number;
}

/** A line drawing in the text's colour. It never speaks: its neighbour or its button carries the words. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={css.icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
