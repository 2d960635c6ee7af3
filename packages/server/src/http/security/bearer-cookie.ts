import type { FastifyRequest } from 'fastify';
import { tokenInCookies } from '@portal/api/token-cookie';

/**
 * The token in the cookies, where the page stores it: for what is opened by its address, which carries no header. It counts
 * for reads alone, and never for a page of another site.
 */
export function bearerCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  if (headers['sec-fetch-site'] === 'cross-site') return null;
  return tokenInCookies(headers.cookie ?? '');
}
