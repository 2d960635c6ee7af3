import { dropEarlyClicks } from './earlyClicks.ts';
import { retryDelay } from './retryDelay.ts';
import { onInteraction } from './interaction.ts';

/** On the place of the app: the file that begins all code of a page which can be read without any. */
export const startAttribute = 'data-start';
/** Milliseconds after which a page that has come whole counts as shown where the browser does not tell when it was. */
const PATIENCE_MS = 2_000;

/** The browser has told that words or pictures of this page are on the screen. */
const shown = (): Promise<void> =>
  new Promise((resolve) => {
    const watch = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      resolve();
    });
    watch.observe({ type: 'paint', buffered: true });
  });

/** Some browsers do not tell of paints, so that nobody is recognised by them. */
const waitedFor = (): Promise<void> => new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, PATIENCE_MS)));

/** Whoever turns to the page sees it. */
const turnedTo = (): Promise<void> => new Promise((resolve) => onInteraction(resolve, { once: true }));

/** Where it does not come, the next sign of use asks again, after a rest. What was pressed until then is as lost as with other code. */
function ask(src: string, failures = 0): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src });
  script.addEventListener('error', () => {
    script.remove();
    dropEarlyClicks();
    const rested = new Promise((resolve) => setTimeout(resolve, retryDelay(failures + 1)));
    void Promise.all([turnedTo(), rested]).then(() => ask(src, failures + 1));
  });
  document.head.append(script);
}

async function startOnce(src: string): Promise<void> {
  // Whichever comes: a browser may have no way to tell of a paint at all.
  await Promise.any([shown(), waitedFor(), turnedTo()]);
  ask(src);
}

/**
 * Asks for the file that begins all code only once a page that can be read without it is on the screen: before, it would share
 * the line, and on a slow phone the processor, with what is shown. For `firstPaint`, which is there without being fetched; any
 * other page names the file itself.
 */
export function startAfterFirstPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    const src = document.getElementById('root')?.getAttribute(startAttribute);
    if (src) void startOnce(src);
  });
}
