import { Icon } from '../icon/Icon.tsx';
import css from './Marks.module.css';

/** The place of an image in its order, on its first corner. */
export function Place({ number }: { number: number }) {
  return <span className={css.place} data-place={number} />;
}

/** A star on the other corner; its meaning is in the tile's name. */
export function Star() {
  return (
    <span className={css.star}>
      <Icon name="starf" size={16} />
    </span>
  );
}
