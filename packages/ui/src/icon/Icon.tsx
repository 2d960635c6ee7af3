import css from './Icon.module.css';
import { drawings } from './drawings.tsx';

export type IconName = keyof typeof drawings;

export interface IconProps {
  /** Which icon: the story States shows all of them. */
  name: IconName;
  /** Side in pixels at the usual size of text, with which it grows: 20, in small buttons 18, in chips and errors 16, in the tab bar 22. */
  size?: number;
}

/** A line icon in the text's colour. Hidden from screen readers: the text beside it, or its button, has the name. */
export function Icon({ name, size = 20 }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg className={css.icon} width={side} height={side} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
