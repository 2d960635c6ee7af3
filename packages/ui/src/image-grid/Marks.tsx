import type { SyntheticEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Mark } from '../mark/markOfKey.ts';
import css from './Marks.module.css';

/** The tile below would take it as its own click. */
export const keepPress = (event: SyntheticEvent): void => event.stopPropagation();

/** The place of an image in its order, on its first corner. */
export function Place({ number }: { number: number }) {
  return <span className={css.place} data-place={number} />;
}

interface StarButtonProps {
  label: string;
  isOn: boolean;
  /** Tab comes to it: only from the tile that has the keyboard. */
  isReached: boolean;
  onPress: () => void;
}

/** The same star to be set and taken away; one that is not set shows when the tile is pointed at. */
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

/** What its owner thinks of an image; in words it is in the tile's name. */
export function MarkBadges({ mark, rating }: { mark: Mark | null | undefined; rating: number | undefined }) {
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
    </span>
  );
}

interface HeartProps {
  label: string;
  isFilled: boolean;
  /** Tab comes to it: only from the tile that has the keyboard. */
  isReached: boolean;
  /** Without it the heart is only shown; its meaning is in the tile's name. */
  onPress: (() => void) | undefined;
}

/** A heart on the last corner: empty, or filled with the pencil's red. A plain button for the same reason as the magnifier. */
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
