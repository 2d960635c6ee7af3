import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerCookie } from '../../http/bearer-cookie.ts';
import type { DrawnPage, DrawPage } from '../../http/drawn-page.ts';
import { styleNonce } from '../../http/security-headers.ts';

/** Draws the page that is asked for; null where only the browser can. */
export type Draw = (request: FastifyRequest, response: object) => Promise<DrawnPage | null>;

/**
 * Draws pages with the answers of the public calls, which are made as the browser would make them: the same rules, limits
 * and counts. A page that cannot be drawn is sent without its content, and the browser says what is wrong.
 */
export function drawing(app: FastifyInstance, drawPage: DrawPage | undefined): Draw {
  if (!drawPage) return () => Promise.resolve(null);
  return async (request, response) => {
    // Whoever asks for the head alone sees nothing of the page.
    if (request.method !== 'GET') return null;
    const read = async (url: string): Promise<unknown> => {
      const headers = { accept: 'application/json' };
      const answer = await app.inject({ url, headers, remoteAddress: request.ip });
      return answer.statusCode === 200 ? answer.json() : undefined;
    };
    try {
      const hasToken = bearerCookie(request) !== null;
      return await drawPage({ address: request.url, hasToken, nonce: styleNonce(response), read });
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be drawn');
      return null;
    }
  };
}
