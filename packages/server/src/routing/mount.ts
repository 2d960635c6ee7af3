import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, isByShare, Refusal, sentences } from '@portal/api';
import type { Context } from './context.ts';
import { bearerCookies, firstValid } from '../http/security/bearer-cookie.ts';
import { faultOf } from '../http/errors/faults.ts';
import { callerAddress, type RateGuard, type RateRule } from '../http/limits/rate-limits.ts';
import { rates } from '../http/limits/rates.ts';
import { texts } from '../http/errors/texts.ts';
import { type Actor, type Caller, holderOf, passSubject } from './caller.ts';
import type { Route } from './serve.ts';
import type { OpenShare } from './open-share.ts';

export interface ServeTools {
  context: Context;
  /** Whose session a token opens. */
  authenticate: (token: string) => Promise<Actor | null>;
  /** The share of a token, whether it still works or not; refuses one that does not exist. */
  findShare: (token: string | null) => Promise<OpenShare>;
  /** The share that a token, or the signed address of a download, opens; each refuses one that does not exist or no longer works. */
  openShare: (token: string | null) => Promise<OpenShare>;
  openSigned: (path: string, query: unknown) => Promise<OpenShare>;
  guard: (rules: readonly RateRule[]) => RateGuard;
  /** Answers with the page of the same address, when a page is requested. */
  page: ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | null) | null;
}

const mediaTypes: Record<Endpoint['sends'], string | null> = {
  nothing: null,
  json: 'application/json',
  multipart: 'multipart/form-data',
};

/** Files have limits of their own. */
function ratesOf({ endpoint: { access, answers }, rates: own }: Route): readonly RateRule[] {
  return own ?? (access === 'photographer' && answers === 'json' ? rates.calls : []);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a file that people open by its address. */
    isOpened?: boolean;
    /** They may have no account. */
    isByShare?: boolean;
  }
}

/** Registers every call as a route. */
export function mount(app: FastifyInstance, routes: readonly Route[], tools: ServeTools): void {
  const byAddress = Map.groupBy(routes, ({ endpoint: { method, path } }) => `${method} ${path}`);
  for (const [first, ...others] of byAddress.values()) if (first) mountTogether(app, [first, ...others], tools);
}

/** Calls that share an address: the content type of the body distinguishes them. Mostly it is one call. */
function mountTogether(app: FastifyInstance, calls: readonly [Route, ...Route[]], tools: ServeTools): void {
  const { context, authenticate, findShare, openShare, openSigned, guard, page } = tools;
  const [{ endpoint, alias }] = calls;
  if (calls.some((one) => one.endpoint.access !== endpoint.access))
    throw new Error(`${endpoint.name} shares its address, but not its callers`);
  // Pages and calls share addresses only outside of /api (ledger CON-38).
  const pageOf = endpoint.answers === 'json' && endpoint.method === 'GET' && !endpoint.path.startsWith('/api/') ? page : null;
  // What is opened in a tab of its own cannot carry a header (ledger OPEN-47).
  const isOpened = endpoint.answers === 'file' && endpoint.method === 'GET' && endpoint.access !== 'public';
  const checks = new Map(calls.map((call) => [call, guard(ratesOf(call))]));

  function callOf(request: FastifyRequest): Route {
    const type = mediaTypeOf(request);
    const call = calls.find(({ endpoint: { sends } }) => mediaTypes[sends] === null || mediaTypes[sends] === type);
    if (!call) throw new Refusal(415, texts.unsupportedType);
    return call;
  }

  async function actorIn(request: FastifyRequest): Promise<Actor | null> {
    const token = bearerToken(request);
    if (token !== null) return authenticate(token);
    return isOpened ? ((await firstValid(bearerCookies(request), authenticate))?.opened ?? null) : null;
  }

  /** Throws where there is no session, or no share. */
  async function callerIn(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    if (endpoint.access === 'public') {
      const device = request.headers['user-agent'] ?? '';
      return { kind: 'visitor', token: bearerToken(request), address: callerAddress(request), device };
    }
    if (endpoint.access === 'photographer') {
      const actor = await actorIn(request);
      if (!actor) throw new Refusal(401, sentences.sessionExpired);
      return actor;
    }
    // The address alone: see `getDownloadAddress`.
    if (isOpened && !namesCaller(request.headers.authorization) && isSigned(request.query)) {
      const share = await openSigned(request.url.replace(/\?.*$/s, ''), request.query);
      return { kind: 'share', share, isOpen: true, request, reply };
    }
    const shareOf = endpoint.access === 'share-address' ? findShare : openShare;
    const share = await shareOf(shareToken(request.headers.authorization));
    const pass = request.headers['x-share-pass'];
    const isOpen = share.pin_hash === null || (typeof pass === 'string' && context.passes.fits(passSubject(share), pass));
    return { kind: 'share', share, isOpen, request, reply };
  }

  async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.caller = await callerIn(request, reply);
    request.holder = holderOf(request.caller);
    callOf(request);
  }

  /** An account may be deleted while a call of it runs: a failure after that is no fault of the server. */
  async function explain(error: unknown, request: FastifyRequest): Promise<never> {
    if (error instanceof Refusal || faultOf(error) || endpoint.access !== 'photographer' || (await actorIn(request))) throw error;
    throw new Refusal(401, sentences.sessionExpired);
  }

  for (const url of [endpoint.path, ...(alias ? [alias] : [])]) {
    app.route({
      method: endpoint.method,
      url,
      config: { isOpened, isByShare: isByShare(endpoint) },
      onRequest: authorize,
      // Also of a refusal.
      ...(isByShare(endpoint) && { onSend: async (_, reply) => void reply.headers(shareHeaders) }),
      handler: async (request, reply) => {
        const shown = pageOf?.(request, reply);
        if (shown) return shown;
        const call = callOf(request);
        await checks.get(call)?.(request, reply);
        return call.respond(context, request, reply).catch((error: unknown) => explain(error, request));
      },
    });
  }
}

/** Answers of a share must not be stored by caches or indexed by search engines. */
const shareHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** The token that a request carries, valid or not. */
function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

function shareToken(header: string | undefined): string | null {
  return /^Share ([\w-]{1,200})$/i.exec(header ?? '')?.[1] ?? null;
}

/** Not the password of a portal that is not public yet, which browsers send with every address. */
const namesCaller = (header: string | undefined): boolean => /^(Share|Bearer) /i.test(header ?? '');

const isSigned = (query: unknown): boolean => typeof query === 'object' && query !== null && 'sign' in query;

function mediaTypeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
