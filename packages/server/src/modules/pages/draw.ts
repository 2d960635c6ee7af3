import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DrawnPage, DrawPage } from '@portal/api';
import { bearerCookie } from '../../http/bearer-cookie.ts';
import { styleNonce } from '../../http/security-headers.ts';

/** Milliseconds a page waits for what it is drawn from; the browser has more patience, and words for it. */
const PATIENCE_MS = 2_000;

/** Draws the page that is asked for; null where only the browser can. */
export type Draw = (request: FastifyRequest, response: object) => Promise<DrawnPage | null>;

/**
 * Draws pages with the answers of the public calls, which are made as the browser would make them: the same rules, limits
 * and counts. A page that cannot be drawn is sent without its content, and the browser says what is wrong.
 */
export function drawing(app: FastifyInstance, drawPage: DrawPage | undefined, patienceMs: number = PATIENCE_MS): Draw {
  if (!drawPage) return () => Promise.resolve(null);

  /** Counted and limited as a call of whoever asks for the page. */
  async function readFor({ ip }: FastifyRequest, url: string): Promise<unknown> {
    const answer = await app.inject({ url, headers: { accept: 'application/json' }, remoteAddress: ip });
    return answer.statusCode === 200 ? answer.json() : undefined;
  }

  return async (request, response) => {
    // Whoever asks for the head alone sees nothing of the page.
    if (request.method !== 'GET') return null;
    const patience = new AbortController();
    const isLate = delay(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    const read = (url: string) => Promise.race([isLate, readFor(request, url)]);
    try {
      const hasToken = bearerCookie(request) !== null;
      return await drawPage({ address: request.url, hasToken, nonce: styleNonce(response), read });
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be drawn');
      return null;
    } finally {
      patience.abort();
    }
  };
}
