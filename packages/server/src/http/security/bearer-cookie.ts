import type { FastifyRequest } from 'fastify';
import { tokensInCookies } from '@portal/api/token-cookie';

/**
 * The tokens in the cookies that the page sets, the likeliest first: for addresses that are opened directly and carry no header. They are accepted for
 * reads only, and never for a request from another site. Of several the valid one counts, because a cookie may be another program's.
 */
export function bearerCookies({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  if (headers['sec-fetch-site'] === 'cross-site') return [];
  return tokensInCookies(headers.cookie ?? '');
}

/** What the first valid one of these tokens opens, and that token. */
export async function firstValid<T>(
  tokens: readonly string[],
  open: (token: string) => Promise<T | null>,
): Promise<{ token: string; opened: T } | null> {
  for (const token of tokens) {
    const opened = await open(token);
    if (opened !== null) return { token, opened };
  }
  return null;
}
