/**
 * The token among the cookies of a request or a page, as the server issues it (D1 §9: two cookies of one value). Apart from
 * the other modules: the script that every page begins with needs this alone.
 */
export const tokenInCookies = (cookies: string): string | null =>
  /(?:^|;\s*)(?:token|accessToken)=([\w-]{1,200})(?:;|$)/.exec(cookies)?.[1] ?? null;
