import { sessionSeconds } from '@portal/api';
import { isToken, tokenInCookies } from '@portal/api/token-cookie';
import { type BrowserFacts, cookieFlags, needsSessionCopy, thisBrowser } from './browser.ts';

/** Both cookies hold the same value (ledger OPEN-20). */
const cookieNames = ['token', 'accessToken'] as const;
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
 * The only access to the stored token: cookies, with a copy in session storage on mobile and Safari (D1 §9). Where a browser stores nothing, the
 * token is lost when the page is left.
 */
export function createTokenStorage(stores: Stores = theseStores): TokenStorage {
  let memory: string | null = null;

  const stored = (): string | null => {
    const token = tokenInCookies(attempt(stores.readCookies) ?? '');
    if (token) return token;
    const copy = attempt(() => stores.session().getItem(sessionKey));
    return copy && isToken(copy) ? copy : null;
  };

  const writeCookies = (value: string, seconds: number, flags: string) => {
    for (const name of cookieNames) {
      attempt(() => stores.writeCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/${flags}`));
    }
  };

  const clearCopy = () => {
    memory = null;
    attempt(() => stores.session().removeItem(sessionKey));
  };

  return {
    read: () => stored() ?? memory,
    write: (token) => {
      const browser = stores.browser();
      writeCookies(token, sessionSeconds, cookieFlags(browser, AUTH_COOKIE_STRICT));
      if (needsSessionCopy(browser)) attempt(() => stores.session().setItem(sessionKey, token));
      memory = stored() === token ? null : token;
    },
    clear: () => {
      writeCookies('', 0, '');
      clearCopy();
    },
    clearCopy,
  };
}
