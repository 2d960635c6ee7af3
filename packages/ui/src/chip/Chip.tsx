import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
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
}

/** A label that is not interactive (ledger CARD-04, CARD-05: three and «+N»). */
export function Chip({ children, icon, size = 'sm', tone = 'line' }: ChipProps) {
  return (
    <span className={css.chip} data-size={size} data-tone={tone}>
      {icon && <Icon name={icon} size={size === 'md' ? 18 : 16} />}
      <span className={css.text}>{children}</span>
    </span>
  );
}
