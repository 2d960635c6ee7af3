import css from './Wordmark.module.css';
import { Iris } from './Iris.tsx';
import { texts } from '../texts.ts';

/** The portal's name with its mark. */
export function Wordmark({ size = 26, name = texts.wordmark.name }: { size?: number; name?: string }) {
  return (
    <span className={css.wordmark}>
      <Iris size={size} opening={0.4} />
      {name}
    </span>
  );
}
