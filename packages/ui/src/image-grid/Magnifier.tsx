import type { SyntheticEvent } from 'react';
import css from './Magnifier.module.css';

interface MagnifierProps {
  label: string;
  /** Tab comes to it: only from the tile that has the keyboard. */
  isReached: boolean;
  onPress: () => void;
}

/** The tile below would take it as its own click. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** A plain button, and one element with its icon: IconButton would be half the work of a tile, and there is one on each. */
export function Magnifier({ label, isReached, onPress }: MagnifierProps) {
  return (
    <button
      type="button"
      className={css.magnifier}
      aria-label={label}
      tabIndex={isReached ? 0 : -1}
      onPointerDown={keep}
      onMouseDown={keep}
      onClick={(event) => {
        keep(event);
        // Safari does not do it; focus returns here from what is opened.
        event.currentTarget.focus();
        onPress();
      }}
    />
  );
}
