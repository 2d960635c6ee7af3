import type { FastifyRequest } from 'fastify';

/**
 * The token in the cookies, where the page keeps it: for what is opened by its address, which carries no header. It counts
 * for reading alone, and never when a page of another site asks.
 */
export function bearerCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  if (headers['sec-fetch-site'] === 'cross-site') return null;
  return /(?:^|;\s*)(?:token|accessToken)=([\w-]{1,200})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? null;
}
