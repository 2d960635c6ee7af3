import { openAsBlob } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answered, type Asked, type Endpoint, readAsked, Refusal, sentences, writeReply } from '@portal/api';
import type { Context } from './context.ts';
import type { RateGuard, RateRule } from './http/rate-limits.ts';
import { requireStorableText } from './http/storable-text.ts';
import { texts } from './http/texts.ts';
import { type UploadedFile, type UploadRules, withUpload } from './http/uploads.ts';

/** Who calls, as the bearer token says. */
export interface Actor {
  userId: number;
  /** Names the session without being able to open it. */
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

type Awaitable<T> = T | Promise<T>;

interface Extras {
  rates?: readonly RateRule[];
  /** A second address of the same call. */
  alias?: string;
}

/** A call that the server answers. Made by `visitorCall`, `photographerCall` and `photographerUpload`. */
export interface Route extends Extras {
  endpoint: Endpoint;
  answer(context: Context, request: FastifyRequest, uploads: string): Promise<unknown>;
}

/** A call that anybody may make. */
export function visitorCall<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, asked: Asked<E>) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  requireAccess(endpoint, 'public');
  return { ...extras, endpoint, answer: async (context, request) => handler(context, askedOf(endpoint, request, request.body)) };
}

/** A call for signed-in photographers: the handler learns who it is. */
export function photographerCall<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, actor: Actor, asked: Asked<E>) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  requireAccess(endpoint, 'photographer');
  return {
    ...extras,
    endpoint,
    answer: async (context, request) => handler(context, actorOf(request), askedOf(endpoint, request, request.body)),
  };
}

/** A call that carries one file: it lies on the disk, checked for its size, while the handler runs. */
export function photographerUpload<E extends Endpoint>(
  endpoint: E,
  rules: UploadRules,
  handler: (context: Context, actor: Actor, asked: Asked<E>, file: UploadedFile) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  requireAccess(endpoint, 'photographer');
  return {
    ...extras,
    endpoint,
    answer: (context, request, uploads) =>
      withUpload(request.raw, uploads, rules, async (file, fields) => {
        const body = { ...fields, file: await openAsBlob(file.path) };
        return handler(context, actorOf(request), askedOf(endpoint, request, body), file);
      }),
  };
}

/** Stops the server at its start when a handler was written for other callers than the contract names. */
function requireAccess({ name, access }: Endpoint, expected: Endpoint['access']): void {
  if (access !== expected) throw new Error(`${name} is for: ${access}`);
}

function actorOf({ actor }: FastifyRequest): Actor {
  if (!actor) throw new Refusal(401, sentences.sessionExpired);
  return actor;
}

function askedOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, body: unknown): Asked<E> {
  requireStorableText(request.query, body);
  return readAsked(endpoint, { params: request.params, query: request.query, body });
}

export interface ServeTools {
  context: Context;
  /** Whose session a token opens. */
  authenticate: (token: string) => Promise<Actor | null>;
  guard: (rules: readonly RateRule[]) => RateGuard;
  /** Folder for files that are on their way. */
  uploads: string;
  /** Answers with the page of the same address, when it is a page that is asked for. */
  page: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply | null) | null;
}

const mediaTypes: Record<Endpoint['sends'], string | null> = {
  nothing: null,
  json: 'application/json',
  multipart: 'multipart/form-data',
};

/** Turns one call of the contract into a route. */
export function serve(app: FastifyInstance, route: Route, { context, authenticate, guard, uploads, page }: ServeTools): void {
  const { endpoint, alias, rates = [] } = route;
  // Pages and calls share addresses only outside of /api (ledger CON-38).
  const pageOf = endpoint.method === 'GET' && !endpoint.path.startsWith('/api/') ? page : null;
  const mediaType = mediaTypes[endpoint.sends];

  async function authorize(request: FastifyRequest): Promise<void> {
    if (endpoint.access === 'photographer') {
      const token = bearerToken(request.headers.authorization);
      request.actor = token === null ? null : await authenticate(token);
      actorOf(request);
    }
    if (mediaType !== null && mediaTypeOf(request) !== mediaType) throw new Refusal(415, texts.unsupportedType);
  }

  const checkRates = guard(rates);
  for (const url of [endpoint.path, ...(alias ? [alias] : [])]) {
    app.route({
      method: endpoint.method,
      url,
      onRequest: authorize,
      handler: async (request, reply) => {
        const shown = pageOf?.(request, reply);
        if (shown) return shown;
        await checkRates(request, reply);
        const value = await route.answer(context, request, uploads);
        return reply.header('cache-control', 'no-store').send(writeReply(endpoint, value));
      },
    });
  }
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(header ?? '')?.[1] ?? null;
}

function mediaTypeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
