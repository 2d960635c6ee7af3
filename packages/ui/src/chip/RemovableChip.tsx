import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import css from './Chip.module.css';

interface RemovableChipProps {
  /** What was chosen. */
  children: ReactNode;
  /** Takes it back. */
  onRemove: () => void;
}

/** A choice that can be taken back: the whole chip is the button. */
export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={css.chip} data-size="md" data-removable onClick={onRemove}>
      <VisuallyHidden>{texts.chip.remove} </VisuallyHidden>
      <span className={css.text}>{children}</span>
      <Icon name="close" size={16} />
    </button>
  );
}
