/** Without the place within the page, which the browser itself goes to. */
const pageOf = ({ pathname, search }: Location): string => pathname + search;

/** Notes what page is being shown. For `firstPaint`: nobody can go Back before it. */
export function recordInitialUrl(): void {
  document.documentElement.dataset['initialUrl'] = pageOf(location);
}

function follow(): void {
  if (pageOf(location) !== document.documentElement.dataset['initialUrl']) location.reload();
}

/**
 * Until a drawn page is taken over, Back and Forward may change its address and nothing else: a page that was loaded anew shares
 * its entries of the history with those that the router had made before, and nobody hears them yet. Not while React takes the page
 * over either: the router's provider would keep what it began with. So the page of that address is loaded, also where that was
 * before this code came. Returns how to stop.
 */
export function reloadOnBack(): () => void {
  const watch = new AbortController();
  addEventListener('popstate', follow, { signal: watch.signal });
  follow();
  return () => watch.abort();
}
