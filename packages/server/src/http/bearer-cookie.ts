import type { FastifyRequest } from 'fastify';

/** The token in the cookies, where the page keeps it. */
export function bearerCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /(?:^|;\s*)(?:token|accessToken)=([\w-]{1,200})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? null;
}
