import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RenderedPage, type RenderPage, type SessionSummary, type PageRequest, Refusal } from '@portal/api';
import { bearerCookies, firstValid } from '../http/security/bearer-cookie.ts';
import type { RateGuard } from '../http/limits/rate-limits.ts';
import type { RenderTimeouts } from '../platform/ports.ts';

/** Milliseconds a page waits for its reads. After that the browser makes them: it waits longer, and has messages for errors. */
const TIMEOUT_MS = 2_000;
/** Milliseconds of these for the session: a slow session must not delay public content. */
const SESSION_MS = 300;
/** Pages that are rendered at the same time, for all visitors. */
const AT_ONCE = 8;

/** Makes a read for a page; undefined where it fails. */
export type Read = PageRequest['read'];

/** What a page is sent with. */
export interface Rendered {
  /** Null where only the browser can render it. */
  page: RenderedPage | null;
  /** Something that it shows could not be read in time: a robot must come back, instead of taking the page for an empty one. */
  isLacking: boolean;
}

/** Renders the requested page. Without `read` it makes the public calls. */
export type Render = (request: FastifyRequest, reply: FastifyReply, read?: Read) => Promise<Rendered>;

/** The answer to a read that was not made, or not in time. */
const lacking = Symbol('lacking');

/** The renderer's dependencies. */
interface RendererOptions extends RenderTimeouts {
  renderPage: RenderPage | undefined;
  guard: RateGuard;
  /** The summary of the session that a token opens: only for the head of the visitor's own page. */
  summaryOf: (token: string) => Promise<SessionSummary | null>;
}

/**
 * Renders pages with the answers of the public calls, which are made as the browser would make them: with the same rules, limits and counts. When a
 * page cannot be rendered, the caller is over the limit, or too many are being rendered, it is sent without its content, and the browser renders it:
 * it is never refused.
 */
export function createRenderer(
  app: FastifyInstance,
  { renderPage, guard, summaryOf, timeoutMs = TIMEOUT_MS, sessionMs = SESSION_MS }: RendererOptions,
): Render {
  if (!renderPage) return () => Promise.resolve({ page: null, isLacking: false });
  let underWay = 0;

  async function isTooMany(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      await guard(request, reply);
      return false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The page itself is sent, and may be requested again at any time.
      reply.removeHeader('retry-after');
      return true;
    }
  }

  /** Counted and limited as a call of the page's visitor: photographers who open their own page do not count as a view. */
  async function readFor(request: FastifyRequest, url: string): Promise<unknown> {
    const tokens = bearerCookies(request);
    // A single one is checked by the call itself.
    const token = tokens.length > 1 ? (await firstValid(tokens, summaryOf))?.token : tokens[0];
    const headers = { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const answer = await app.inject({ url, headers, remoteAddress: request.ip });
    if (answer.statusCode >= 500 || answer.statusCode === 429) return lacking;
    return answer.statusCode === 200 ? answer.json() : undefined;
  }

  /** A page that is opened from another site is rendered without the session; the browser then reads it. */
  async function signedInOf(request: FastifyRequest, isLate: Promise<undefined>): Promise<PageRequest['signedIn']> {
    const tokens = bearerCookies(request);
    if (tokens.length === 0) return null;
    try {
      const session = await Promise.race([isLate, firstValid(tokens, summaryOf)]);
      return session === undefined ? 'unknown' : (session?.opened ?? 'nobody');
    } catch (error) {
      request.log.error({ err: error }, 'The session of a page could not be read');
      return 'unknown';
    }
  }

  return async (request, reply, readOwn) => {
    // The answer to a HEAD request has no body.
    if (request.method !== 'GET' || (await isTooMany(request, reply)) || underWay >= AT_ONCE) return { page: null, isLacking: false };
    underWay += 1;
    const timer = new AbortController();
    const after = (ms: number) => delay(ms, undefined, { signal: timer.signal }).catch(() => undefined);
    const isLate = after(timeoutMs);
    const readNow = readOwn ?? ((url: string) => readFor(request, url));
    let isLacking = false;
    const read = async (url: string): Promise<unknown> => {
      const answered = readNow(url).catch((error: unknown) => {
        request.log.error({ err: error }, 'What a page shows could not be read');
        return lacking;
      });
      const answer = await Promise.race([isLate.then(() => lacking), answered]);
      if (answer !== lacking) return answer;
      isLacking = true;
      return undefined;
    };
    try {
      const signedIn = await signedInOf(request, after(sessionMs));
      const page = await renderPage({ address: request.url, signedIn, read });
      return { page, isLacking };
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return { page: null, isLacking };
    } finally {
      underWay -= 1;
      timer.abort();
    }
  };
}
