/** Router state of a visitor whom a guard sent to the sign-in form. */
export interface SentFrom {
  from: string;
}

const here = 'http://portal.invalid';
const start = '/dashboard';

/**
 * Where to go after signing in: the page that was asked for, if it is one of the cabinet (ledger OPEN-54). Read as a
 * browser would read it, so that nothing that looks like one of our pages leads elsewhere.
 */
export function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !URL.canParse(from, here)) return start;
  const { origin, pathname, search, hash } = new URL(from, here);
  const isCabinet = origin === here && (pathname === start || pathname.startsWith(`${start}/`));
  return isCabinet ? pathname + search + hash : start;
}

/** The ways in: whoever goes from one of them to another is still on the way to the page that was asked for. */
const waysIn = ['/login', '/register', '/forgot-password'];

/** The router state that a link takes along, so that registering leads to the same page as signing in would have. */
export function stateOnTheWay(from: { pathname: string; state: unknown }, to: string): SentFrom | null {
  const isOnTheWay = waysIn.includes(from.pathname) && waysIn.includes(new URL(to, here).pathname);
  const wanted = wantedPath(from.state);
  return isOnTheWay && wanted !== start ? { from: wanted } : null;
}
