/** Without the hash, which the browser handles itself. */
const pageOf = ({ pathname, search }: Location): string => pathname + search;

/** Records the URL of the page shown. Part of `firstPaint`, before anybody can go Back. */
export function recordInitialUrl(): void {
  document.documentElement.dataset['initialUrl'] = pageOf(location);
}

/** Whether Back or Forward has changed the URL since: the page shown, and its data, are those of another. */
export function isUrlChanged(): boolean {
  return pageOf(location) !== document.documentElement.dataset['initialUrl'];
}

function reloadIfChanged(): void {
  if (isUrlChanged()) location.reload();
}

/**
 * Before hydration, Back and Forward may change only the URL: a reloaded page shares its history entries with those that the router
 * pushed before, and nothing listens to popstate yet. During hydration the router's provider would keep its initial location. So the
 * page of the new URL is loaded. Returns a function that stops it.
 */
export function reloadOnBack(): () => void {
  const watch = new AbortController();
  addEventListener('popstate', reloadIfChanged, { signal: watch.signal });
  return () => watch.abort();
}
