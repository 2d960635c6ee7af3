import { parsedUrl } from '@portal/api';

/** Router state of a visitor whom a guard redirected to the sign-in form. */
export interface SentFrom {
  from: string;
}

const here = 'http://portal.invalid';
const start = '/dashboard';

/**
 * Where to go after signing in: the requested page, if it belongs to the cabinet (ledger OPEN-54). Parsed as a browser would, so that
 * no crafted path leads to another site.
 */
export function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const wanted = typeof from === 'string' ? parsedUrl(from, here) : null;
  if (!wanted) return start;
  const { origin, pathname, search, hash } = wanted;
  const isCabinet = origin === here && (pathname === start || pathname.startsWith(`${start}/`));
  return isCabinet ? pathname + search + hash : start;
}

/** Links between these pages keep the requested page. */
const signInPages = ['/login', '/register', '/forgot-password'];

/** The router state of a link, so that registering leads to the same page as signing in. */
export function signInState(from: { pathname: string; state: unknown }, to: string): SentFrom | null {
  const isOnTheWay = signInPages.includes(from.pathname) && signInPages.includes(new URL(to, here).pathname);
  const wanted = wantedPath(from.state);
  return isOnTheWay && wanted !== start ? { from: wanted } : null;
}

const lists = ['/', '/photographers'];

/** The router state of any link: the page wanted after signing in, or the query of the list of photographers for the way back to it. */
export function stateOfLink(from: { pathname: string; search: string; state: unknown }, to: string): SentFrom | { results: string } | null {
  const isFromList = lists.includes(from.pathname) && new URL(to, here).pathname.startsWith('/photographer/');
  return isFromList ? { results: from.search } : signInState(from, to);
}
