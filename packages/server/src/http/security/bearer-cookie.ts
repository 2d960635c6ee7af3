import type { FastifyRequest } from 'fastify';
import { tokenInCookies } from '@portal/api/token-cookie';

/**
 * The token in the cookie that the page sets: for addresses that are opened directly and carry no header. It is accepted for reads only, and never
 * for a request from another site.
 */
export function bearerCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  if (headers['sec-fetch-site'] === 'cross-site') return null;
  return tokenInCookies(headers.cookie ?? '');
}
