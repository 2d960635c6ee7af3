let isLeaving = false;

function note({ target }: Event): void {
  isLeaving ||= target instanceof Element && target.closest('a[href]') !== null;
}

/** Notes whoever presses a link: a page that is loaded anew would take the place of the one that the link leads to. */
export function trackLeaving(): void {
  document.addEventListener('click', note, { capture: true });
}

/**
 * Loads the page anew, since its code may be gone with an update and a new page names the new one: once, and not in place of a
 * page that can be read where the server does not answer. Answers whether it does.
 */
export async function reloadOnce(): Promise<boolean> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'reload' || !(await answers()) || isLeaving) return false;
  location.reload();
  return true;
}

/** Milliseconds: a server that takes longer is as good as away. */
const PATIENCE_MS = 5_000;

async function answers(): Promise<boolean> {
  try {
    return (
      await fetch(location.href, {
        method: 'HEAD',
        headers: { accept: 'text/html' },
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
    ).ok;
  } catch {
    return false;
  }
}
