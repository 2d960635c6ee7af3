import { isOutdated } from './isOutdated.ts';

/** On the root element: a link was clicked. */
const leaving = 'leaving';
/** Milliseconds after which the server counts as unreachable. */
const TIMEOUT_MS = 5_000;

let isHandled = false;

async function isServerUp(): Promise<boolean> {
  const options = { method: 'HEAD', headers: { accept: 'text/html' }, cache: 'no-store' } as const;
  try {
    return (await fetch(location.href, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

/**
 * The code failed to load, or to run. The page is reloaded, because a deployment may have removed its scripts and a new page names the new ones: only
 * once, not while the server is unreachable, and not while a link is being followed. Otherwise an error message is shown.
 */
async function handleLoadError(): Promise<void> {
  if (isHandled) return;
  isHandled = true;
  window.queuedInput?.drop();
  // Its own message says what to do.
  if (isOutdated()) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloaded = navigation?.type === 'reload';
  if (!isReloaded && (await isServerUp()) && !(leaving in document.documentElement.dataset)) return location.reload();
  document.querySelector('.unloaded:not(.outdated)')?.removeAttribute('hidden');
}

/** Not the scripts of others: extensions add some, which our policy refuses. */
function isOurs(file: string): boolean {
  const { origin, pathname } = new URL(file, location.href);
  return origin === location.origin && pathname.startsWith('/assets/');
}

function handleIfEmpty(): void {
  if (document.querySelector('#root:empty')) void handleLoadError();
}

/**
 * A script of an empty page that failed to load or to run. Not of a server-rendered page, whose code is imported: there React also reports errors
 * that it has recovered from, such as a text that an extension changed before hydration.
 */
function onError(event: Event): void {
  const file = event.target instanceof HTMLScriptElement ? event.target.src : (event as ErrorEvent).filename;
  if (!file || !isOurs(file)) return;
  // The message is at the end of the body, and the script tag may be in the head.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', handleIfEmpty);
  else handleIfEmpty();
}

/** Not `beforeunload`, which Safari on iOS does not have. */
function noteLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // One that opens a dialog stays here.
  if (!link || link.hasAttribute('aria-haspopup') || link.target === '_blank' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey)
    return;
  if (link.hash === '' || link.pathname !== location.pathname) document.documentElement.dataset[leaving] = '';
}

/** Listens for scripts that fail. Part of the inline script `firstPaint`. */
export function watchScripts(): void {
  // A load error does not bubble.
  addEventListener('error', onError, { capture: true });
  // From the imports of a server-rendered page (startAfterFirstPaint.ts), and from the app.
  addEventListener('codemissing', () => void handleLoadError());
  addEventListener('click', noteLink, { capture: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete document.documentElement.dataset[leaving];
  });
}
