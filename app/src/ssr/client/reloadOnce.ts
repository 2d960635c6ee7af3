let isLeaving = false;

function onClick({ target }: Event): void {
  isLeaving ||= target instanceof Element && target.closest('a[href]') !== null;
}

/** Detects a clicked link: a reload would cancel that navigation. */
export function trackLeaving(): void {
  document.addEventListener('click', onClick, { capture: true });
}

/**
 * Reloads the page, because a deployment may have removed its scripts and a new page names the new ones. Only once, not while the
 * server is unreachable, and not while a link is being followed. Resolves to whether it reloads.
 */
export async function reloadOnce(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || !(await isServerUp()) || isLeaving) return false;
  location.reload();
  return true;
}

/** Milliseconds after which the server counts as unreachable. */
const TIMEOUT_MS = 5_000;

async function isServerUp(): Promise<boolean> {
  try {
    return (
      await fetch(location.href, {
        method: 'HEAD',
        headers: { accept: 'text/html' },
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    ).ok;
  } catch {
    return false;
  }
}
