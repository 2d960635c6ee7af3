/** Whether a stored text can be a token: it must be allowed in a header. Anything else is not ours. */
export const isToken = (text: string): boolean => /^[\u0021-\u007e]{1,4096}$/.test(text);

/**
 * The token among the cookies of a request or a page (D1 §9: two cookies of one value). In a file of its own, because the inline script of every page
 * needs only this.
 */
export function tokenInCookies(cookies: string): string | null {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of cookies.matchAll(/(?:^|;\s*)(token|accessToken)=([^;]*)/g)) {
    try {
      const token = decodeURIComponent(value);
      if (isToken(token)) found[name] ??= token;
    } catch {
      // Not percent-encoded as we write it.
    }
  }
  return found['token'] ?? found['accessToken'] ?? null;
}
