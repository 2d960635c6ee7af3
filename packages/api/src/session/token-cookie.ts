/** Whether a stored text can be a token: it must be allowed in a header. Anything else is not ours. */
export const isToken = (text: string): boolean => /^[\u0021-\u007e]{1,4096}$/.test(text);

/** Tokens of one request that are tried: each costs a query. */
const MAX_TRIED = 5;

/**
 * What the portal calls its cookie. Cookies do not distinguish ports, so the name does; `__Host-` makes browsers accept it from this very host only, and
 * needs a secure one.
 */
export const tokenCookieName = (port: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}diafragma-token${port === '' ? '' : `-${port}`}`;

/** Names without ours in them, which other programs of the host or of its parent domains use too (ledger OPEN-20); they are only read. */
export const sharedCookieNames = ['token', 'accessToken'] as const;

/** Our own names first, the protected one before the other. */
const ranks = [/^__Host-diafragma-token(?:-\d+)?$/, /^diafragma-token(?:-\d+)?$/, /^token$/, /^accessToken$/];

/** A cookie that may hold a token. */
export interface TokenCookie {
  name: string;
  token: string;
}

/**
 * The cookies of a request or a page that may hold its token, the likeliest first: several of one name may come from several paths and domains, and
 * only the server knows which token is valid. In a file of its own, because the inline script of every page needs only this.
 */
export function tokenCookies(cookies: string): TokenCookie[] {
  const found: (TokenCookie & { rank: number })[] = [];
  for (const [, name = '', value = ''] of cookies.matchAll(/(?:^|;\s*)([\w-]*token(?:-\d+)?)=([^;]*)/gi)) {
    const rank = ranks.findIndex((one) => one.test(name));
    try {
      const token = decodeURIComponent(value);
      if (rank >= 0 && isToken(token)) found.push({ name, token, rank });
    } catch {
      // Not percent-encoded as we write it.
    }
  }
  return found.toSorted((one, other) => one.rank - other.rank).map(({ name, token }) => ({ name, token }));
}

/** Their tokens, each once. */
export const tokensInCookies = (cookies: string): string[] =>
  [...new Set(tokenCookies(cookies).map(({ token }) => token))].slice(0, MAX_TRIED);
