import type { FastifyRequest } from 'fastify';
import { tokenInCookies } from '@portal/api/token-cookie';

/**
 * The token in the cookies, where the page keeps it: for what is opened by its address, which carries no header. It counts
 * for reads alone, and never when a page of another site asks.
 */
export function bearerCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  if (headers['sec-fetch-site'] === 'cross-site') return null;
  return tokenInCookies(headers.cookie ?? '');
}
