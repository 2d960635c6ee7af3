import { clickLink } from '../../common/data/index.ts';

/** Milliseconds after which the link is removed from the page again (D2 §9). */
const LINK_STAYS_MS = 100;

/** Opens another site in a new tab, without a referrer. A browser may block it silently, so a link must be offered as well. */
export function openInNewTab(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.hidden = true;
  document.body.append(link);
  clickLink(link);
  setTimeout(() => link.remove(), LINK_STAYS_MS);
}
