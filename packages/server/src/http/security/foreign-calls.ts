import type { FastifyRequest } from 'fastify';
import { Refusal, sentences } from '@portal/api';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state changes that a page of another site requests. The token travels in a header only, so such a call could not act for anybody anyway:
 * this is a second line of defence.
 */
export function refuseForeignCalls(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  const own = new URL(publicUrl).origin;
  return async ({ method, headers }) => {
    if (safeMethods.has(method)) return;
    const { origin } = headers;
    // The portal may be reached under several host names; a page may always call its own host.
    const isForeign = origin !== undefined && origin !== own && hostOf(origin) !== headers.host;
    if (isForeign || headers['sec-fetch-site'] === 'cross-site') throw new Refusal(403, sentences.forbidden);
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
