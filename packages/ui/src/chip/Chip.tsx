import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import css from './Chip.module.css';

interface ChipProps {
  /** One or two words. */
  children: ReactNode;
  /** Before the text, on the photographer's own page. */
  icon?: IconName | undefined;
  /** `sm` on cards: one line, truncated where it does not fit. `md` on the photographer's own page: wraps. */
  size?: 'sm' | 'md' | undefined;
  /** `plus` is the «+2» after the last chip that fits. */
  tone?: 'line' | 'plus' | undefined;
  /** Makes it a button with a ×, for something that was chosen and can be taken back. */
  onRemove?: (() => void) | undefined;
}

/** A short label (ledger CARD-04, CARD-05: three and «+N»), or with `onRemove` a choice that can be taken back. */
export function Chip({ children, icon, size = 'sm', tone = 'line', onRemove }: ChipProps) {
  if (onRemove) {
    return (
      <button type="button" className={css.chip} data-size="md" data-removable onClick={onRemove}>
        <VisuallyHidden>{texts.chip.remove} </VisuallyHidden>
        {icon && <Icon name={icon} size={18} />}
        <span className={css.text}>{children}</span>
        <Icon name="close" size={16} />
      </button>
    );
  }
  return (
    <span className={css.chip} data-size={size} data-tone={tone}>
      {icon && <Icon name={icon} size={size === 'md' ? 18 : 16} />}
      <span className={css.text}>{children}</span>
    </span>
  );
}
