import { hearSigns } from './signs.ts';

/** On the place of the app: the file that begins all code of a page which can be read without any. */
export const startMark = 'data-start';
/** Milliseconds after which a page that has come whole counts as shown where the browser does not tell when it was, and of a rest. */
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

/** Some tell it nobody, lest they be told apart by it. */
const waitedFor = (): Promise<void> => new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, PATIENCE_MS)));

/** Whoever turns to the page sees it. */
const turnedTo = (): Promise<void> => new Promise((resolve) => hearSigns(resolve, { once: true }));

/** Where it does not come, the next sign of use after a rest asks again. */
function ask(src: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src });
  script.addEventListener('error', () => setTimeout(() => void turnedTo().then(() => ask(src)), PATIENCE_MS));
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
export function startWhenShown(): void {
  addEventListener('DOMContentLoaded', () => {
    const src = document.getElementById('root')?.getAttribute(startMark);
    if (src) void startOnce(src);
  });
}
