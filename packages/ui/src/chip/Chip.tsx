import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import css from './Chip.module.css';

interface ChipProps {
  children: ReactNode;
  icon?: IconName | undefined;
  /** `md` on the photographer's own page. */
  size?: 'sm' | 'md' | undefined;
  /** `plus` is the «+2» behind the last chip that fits. */
  tone?: 'line' | 'plus' | undefined;
}

/** A word to read, not to press. */
export function Chip({ children, icon, size = 'sm', tone = 'line' }: ChipProps) {
  return (
    <span className={css.chip} data-size={size} data-tone={tone}>
      {icon && <Icon name={icon} size={size === 'md' ? 18 : 16} />}
      <span className={css.text}>{children}</span>
    </span>
  );
}
