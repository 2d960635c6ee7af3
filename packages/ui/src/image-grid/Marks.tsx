import type { SyntheticEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { GridPhoto } from './GridPhoto.ts';
import css from './Marks.module.css';

/** Otherwise the tile below would handle the click too. */
export const keepPress = (event: SyntheticEvent): void => event.stopPropagation();

/** The position of an image, on its first corner. */
export function Place({ number }: { number: number }) {
  return <span className={css.place} data-place={number} />;
}

interface StarButtonProps {
  label: string;
  isOn: boolean;
  /** Tab reaches it only from the focused tile. */
  isReached: boolean;
  onPress: () => void;
}

/** A star that can be set and removed; an unset one is visible on hover. */
export function StarButton({ label, isOn, isReached, onPress }: StarButtonProps) {
  return (
    <button
      type="button"
      className={css.starButton}
      aria-label={label}
      aria-pressed={isOn}
      tabIndex={isReached ? 0 : -1}
      onPointerDown={keepPress}
      onMouseDown={keepPress}
      onClick={(event) => {
        keepPress(event);
        onPress();
      }}
    >
      <span className={css.disc}>
        <Icon name={isOn ? 'starf' : 'star'} size={16} />
      </span>
    </button>
  );
}

/** A star on the other corner; its meaning is in the tile's name. */
export function Star() {
  return (
    <span className={css.star}>
      <Icon name="starf" size={16} />
    </span>
  );
}

/** Its owner's mark of an image and its signs; the tile's name has them as text. */
export function MarkBadges({ mark, rating, signs = [] }: Pick<GridPhoto, 'mark' | 'rating' | 'signs'>) {
  return (
    <span className={css.marks}>
      {mark && (
        <span className={css.mark} data-mark={mark}>
          <Icon name={mark === 'keep' ? 'check' : 'ban'} size={18} />
        </span>
      )}
      {rating ? (
        <span className={css.rating}>
          {rating}
          <Icon name="starf" size={16} />
        </span>
      ) : null}
      {signs.map(({ icon }) => (
        <span key={icon} className={css.disc} data-icon={icon}>
          <Icon name={icon} size={16} />
        </span>
      ))}
    </span>
  );
}

interface HeartProps {
  label: string;
  isFilled: boolean;
  /** Tab reaches it only from the focused tile. */
  isReached: boolean;
  /** Without it the heart is only shown; its meaning is in the tile's name. */
  onPress: (() => void) | undefined;
}

/** A heart on the last corner: empty, or filled with red. A plain button for the same reason as the magnifier. */
export function Heart({ label, isFilled, isReached, onPress }: HeartProps) {
  const icon = <Icon name="heart" size={22} />;
  if (!onPress)
    return (
      <span className={css.heart} data-filled>
        {icon}
      </span>
    );
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={label}
      aria-pressed={isFilled}
      data-filled={isFilled || undefined}
      tabIndex={isReached ? 0 : -1}
      onPointerDown={keepPress}
      onMouseDown={keepPress}
      onClick={(event) => {
        keepPress(event);
        onPress();
      }}
    >
      {icon}
    </button>
  );
}
