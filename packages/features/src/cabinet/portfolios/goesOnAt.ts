import type { Portfolio } from '@portal/api';
import { t } from './texts.ts';

/**
 * Where focus moves on when the work of a dialog or a mode has taken away what it was opened from: in the portfolio's photos,
 * else on the button that adds a portfolio.
 */
export function goesOnAt(portfolio?: Pick<Portfolio, 'title'> | null): HTMLElement | null {
  const label = portfolio && CSS.escape(t('photosOf', { title: portfolio.title }));
  const grid = label ? document.querySelector<HTMLElement>(`[role=grid][aria-label="${label}"]`) : null;
  return grid ?? document.querySelector<HTMLElement>('#portfolios button');
}
