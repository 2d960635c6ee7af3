import type { Portfolio } from '@portal/api';
import { t } from './texts.ts';

/**
 * The next element to focus when a dialog or a mode has removed the element that opened it: in the portfolio's photos, else the button that adds a
 * portfolio.
 */
export function nextFocus(portfolio?: Pick<Portfolio, 'title'> | null): HTMLElement | null {
  const label = portfolio && CSS.escape(t('photosOf', { title: portfolio.title }));
  const grid = label ? document.querySelector<HTMLElement>(`[role=grid][aria-label="${label}"]`) : null;
  return grid ?? document.querySelector<HTMLElement>('#portfolios button');
}
