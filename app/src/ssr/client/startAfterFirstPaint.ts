import { dropEarlyClicks } from './earlyClicks.ts';
import { retryDelay } from './retryDelay.ts';
import { onInteraction } from './interaction.ts';

/** On the app's root: the entry script of a page that can be read without scripts. */
export const startAttribute = 'data-start';
/** Milliseconds after `load` when a page counts as painted if the browser reports no paint. */
const FALLBACK_MS = 2_000;

/** The browser reported the first contentful paint. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const watch = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      resolve();
    });
    watch.observe({ type: 'paint', buffered: true });
  });

/** Some browsers do not report paint timing, against fingerprinting. */
const loaded = (): Promise<void> => new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, FALLBACK_MS)));

/** A user who interacts with the page sees it. */
const used = (): Promise<void> => new Promise((resolve) => onInteraction(resolve, { once: true }));

/** If the script fails to load, the next interaction after a delay requests it again. Clicks until then are discarded. */
function load(src: string, failures = 0): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src });
  script.addEventListener('error', () => {
    script.remove();
    dropEarlyClicks();
    const delay = new Promise((resolve) => setTimeout(resolve, retryDelay(failures + 1)));
    void Promise.all([used(), delay]).then(() => load(src, failures + 1));
  });
  document.head.append(script);
}

async function startOnce(src: string): Promise<void> {
  // `any`, because observing paints may throw.
  await Promise.any([painted(), loaded(), used()]);
  load(src);
}

/**
 * Requests the entry script of a readable page only after its first paint, so that it does not compete for bandwidth and CPU. Part of
 * the inline script `firstPaint`; other pages have a script tag.
 */
export function startAfterFirstPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    const src = document.getElementById('root')?.getAttribute(startAttribute);
    if (src) void startOnce(src);
  });
}
