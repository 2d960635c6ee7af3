import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import css from './ModeBar.module.css';

export interface ModeBarProps {
  /** The accessible name of the bar. */
  label: string;
  /** The current status: «Выбрано: 3». Announced politely whenever it changes. */
  status: ReactNode;
  /** A quiet action beside the status: «Выбрать все». */
  aside?: ReactNode;
  /** The mode is not active: the bar reserves its space without content, so that nothing moves when it becomes active. On a phone it is not rendered. */
  isIdle?: boolean | undefined;
  /** A hint instead of the buttons while the mode is not active: which keys there are. */
  idleHint?: ReactNode;
  /** The actions: buttons in size sm, mostly ghost; at most one primary. */
  children: ReactNode;
}

/**
 * The dark bar of a mode: choosing, sorting. It sticks to the upper edge of the scroll container, on a phone to the lower one, where the thumb is:
 * there it has to be the last child of its parent, or in a column. Other bars on that edge move out of the way by `[data-mode-bar]`.
 */
export function ModeBar({ label, status, aside, isIdle = false, idleHint, children }: ModeBarProps) {
  return (
    <Toolbar aria-label={label} className={css.bar ?? ''} data-mode-bar={isIdle ? undefined : ''} data-idle={isIdle || undefined}>
      <span className={css.words}>
        <output className={css.status}>{status}</output>
        {aside}
      </span>
      {/* Recreated with the mode: a focused button that only faded out would keep the focus invisibly. */}
      <span key={isIdle ? 'idle' : 'on'} className={css.actions}>
        {children}
        {isIdle && idleHint && <span className={css.hint}>{idleHint}</span>}
      </span>
    </Toolbar>
  );
}
