import { sessionSeconds } from '@portal/api';
import { isToken, sharedCookieNames, tokenCookieName, tokenCookies } from '@portal/api/token-cookie';
import { type BrowserFacts, cookieFlags, needsSessionCopy, thisBrowser } from './browser.ts';

const sessionKey = 'token';

/** Set to true to protect the cookies on every client with https, beyond what D1 §9 requires (ledger CON-64). */
const AUTH_COOKIE_STRICT = false;

/** The browser's storage, as far as a token needs it. Any of these may throw. */
export interface Stores {
  readCookies: () => string;
  writeCookie: (cookie: string) => void;
  session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  browser: () => BrowserFacts;
}

export interface TokenStorage {
  read: () => string | null;
  write: (token: string) => void;
  /** Deletes the token everywhere, for every tab. */
  clear: () => void;
  /** Deletes what only this tab stores; the cookies belong to all tabs. */
  clearCopy: () => void;
  /** Stops reading a token that the server has refused: a cookie may be another program's, which must stay. Another token may be read then. */
  refuse: (token: string) => void;
}

const theseStores: Stores = {
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    document.cookie = cookie;
  },
  session: () => sessionStorage,
  browser: thisBrowser,
};

/** A denied, full or missing storage must not cause a failure. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/**
 * The only access to the stored token: a cookie of our own name, with a copy in session storage on mobile and Safari (D1 §9). Where a browser stores
 * nothing, the token is lost when the page is left.
 */
export function createTokenStorage(stores: Stores = theseStores): TokenStorage {
  let memory: string | null = null;
  const refused = new Set<string>();

  const ownNames = (): string[] => [true, false].map((isSecure) => tokenCookieName(stores.browser().port, isSecure));
  const cookies = () => tokenCookies(attempt(stores.readCookies) ?? '');

  /** Own cookies, then this origin's copy, then cookies with a name that anybody may use. */
  const stored = (): string | null => {
    const own = new Set(ownNames());
    const shared = new Set<string>(sharedCookieNames);
    const found = cookies();
    const copy = attempt(() => stores.session().getItem(sessionKey));
    const tokens = [
      ...found.flatMap(({ name, token }) => (own.has(name) ? token : [])),
      ...(copy !== null && isToken(copy) ? [copy] : []),
      ...found.flatMap(({ name, token }) => (shared.has(name) ? token : [])),
    ];
    return tokens.find((token) => !refused.has(token)) ?? null;
  };

  const writeCookie = (name: string, value: string, seconds: number, flags: string) =>
    attempt(() => stores.writeCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/${flags}`));

  /** What remains belongs to other programs: it is not read any more. */
  const refuseOthers = (own: string | null) => {
    refused.clear();
    for (const { token } of cookies()) if (token !== own) refused.add(token);
  };

  const clearCopy = () => {
    memory = null;
    attempt(() => stores.session().removeItem(sessionKey));
  };

  return {
    read: () => stored() ?? memory,
    write: (token) => {
      const browser = stores.browser();
      const flags = cookieFlags(browser, AUTH_COOKIE_STRICT);
      writeCookie(tokenCookieName(browser.port, flags !== ''), token, sessionSeconds, flags);
      if (needsSessionCopy(browser)) attempt(() => stores.session().setItem(sessionKey, token));
      refuseOthers(token);
      memory = stored() === token ? null : token;
    },
    clear: () => {
      const ended = stored();
      for (const name of ownNames()) writeCookie(name, '', 0, name.startsWith('__Host-') ? '; Secure' : '');
      const shared = cookies().filter(({ name, token }) => token === ended && sharedCookieNames.some((one) => one === name));
      for (const { name } of shared) writeCookie(name, '', 0, '');
      clearCopy();
      refuseOthers(null);
    },
    refuse: (token) => {
      refused.add(token);
      if (memory === token) memory = null;
    },
    clearCopy,
  };
}
