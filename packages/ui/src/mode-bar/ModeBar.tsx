import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import css from './ModeBar.module.css';

export interface ModeBarProps {
  /** Names the bar, for those who cannot see it. */
  label: string;
  /** What the mode is doing now: «Выбрано: 3». Announced politely whenever it changes. */
  status: ReactNode;
  /** A quiet action beside the status: «Выбрать все». */
  aside?: ReactNode;
  /**
   * The mode is not active: the bar reserves its space silently, so that nothing moves when it is. On a phone it is not there.
   */
  isIdle?: boolean | undefined;
  /** A quiet word in the place of the buttons while the mode is not active: which keys there are. */
  idleHint?: ReactNode;
  /** What can be done: buttons in size sm, mostly ghost; at most one primary. */
  children: ReactNode;
}

/**
 * The dark strip of a mode: choosing, sorting. It sticks to the upper edge of what scrolls, on a phone to the lower one, where
 * the thumb is: there it has to be the last of its parent, or in a column. Anything else on that edge gives way to
 * `[data-mode-bar]`.
 */
export function ModeBar({ label, status, aside, isIdle = false, idleHint, children }: ModeBarProps) {
  return (
    <Toolbar aria-label={label} className={css.bar ?? ''} data-mode-bar={isIdle ? undefined : ''} data-idle={isIdle || undefined}>
      <span className={css.words}>
        <output className={css.status}>{status}</output>
        {aside}
      </span>
      {/* Recreated with the mode: a focused button that only faded out would hold the focus unseen. */}
      <span key={isIdle ? 'idle' : 'on'} className={css.actions}>
        {children}
        {isIdle && idleHint && <span className={css.hint}>{idleHint}</span>}
      </span>
    </Toolbar>
  );
}
