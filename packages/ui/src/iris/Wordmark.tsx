import css from './Wordmark.module.css';
import { Iris } from './Iris.tsx';
import { texts } from '../texts.ts';

interface WordmarkProps {
  /** Side of the mark in pixels: 26 in the header, 22 in the footer. */
  size?: number;
  /** The portal's name. */
  name?: string;
}

/** The portal's name with its logo. Never in red or amber, never outlined; it needs free space of the logo's radius around it. */
export function Wordmark({ size = 26, name = texts.wordmark.name }: WordmarkProps) {
  return (
    <span className={css.wordmark} translate="no">
      <Iris size={size} opening={0.4} />
      {name}
    </span>
  );
}
