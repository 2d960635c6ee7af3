import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answered, type DecodedRequest, type Endpoint, readRequest, Refusal, sentences, writeReply } from '@portal/api';
import type { Context } from './context.ts';
import type { RateRule } from '../http/security/rate-limits.ts';
import { type ServedFile, sendFile } from '../http/downloads/send-file.ts';
import { requireStorableText } from '../http/security/storable-text.ts';
import { receiveFields } from '../http/uploads/receive-form.ts';

/** The caller, by the bearer token. */
export interface Actor {
  userId: number;
  /** Identifies the session without being able to open it. */
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The answer is a file that people open by its address. */
    isOpened?: boolean;
  }
}

export type Awaitable<T> = T | Promise<T>;

export interface Extras {
  rates?: readonly RateRule[];
  /** A second address of the same call. */
  alias?: string;
}

/** A call that the server answers. Made by `visitorCall` and its neighbours below. */
export interface Route extends Extras {
  endpoint: Endpoint;
  respond(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Answers with what the handler returns, validated by the contract and never cached. */
export function writing<E extends Endpoint>(endpoint: E, answer: (context: Context, request: FastifyRequest) => Awaitable<Answered<E>>) {
  return async (context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.header('cache-control', 'no-store').send(writeReply(endpoint, await answer(context, request)));
}

/** Stops the server at its start when a handler was written for other callers than the contract names. */
export function routeFor(access: Endpoint['access'], endpoint: Endpoint, respond: Route['respond'], extras: Extras): Route {
  if (endpoint.access !== access) throw new Error(`${endpoint.name} is for: ${endpoint.access}`);
  return { ...extras, endpoint, respond };
}

/** The token that a request carries, valid or not. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** A call that anybody may make. The token has not been verified. */
export function visitorCall<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, requested: DecodedRequest<E>, token: string | null) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  return routeFor(
    'public',
    endpoint,
    writing(endpoint, (context, request) => handler(context, requestOf(endpoint, request, request.body), bearerToken(request))),
    extras,
  );
}

/** A call for signed-in photographers; the handler gets the user. */
export function photographerCall<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, actor: Actor, requested: DecodedRequest<E>) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  return routeFor(
    'photographer',
    endpoint,
    writing(endpoint, (context, request) => handler(context, actorOf(request), requestOf(endpoint, request, request.body))),
    extras,
  );
}

/** A call whose body is a form without files. */
export function photographerForm<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, actor: Actor, requested: DecodedRequest<E>) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  return routeFor(
    'photographer',
    endpoint,
    writing(endpoint, async (context, request) =>
      handler(context, actorOf(request), requestOf(endpoint, request, await receiveFields(request.raw))),
    ),
    extras,
  );
}

/** A call that is answered with a file. */
export function photographerFile<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, actor: Actor, requested: DecodedRequest<E>) => Awaitable<ServedFile>,
  extras: Extras = {},
): Route {
  return routeFor(
    'photographer',
    endpoint,
    async (context, request, reply) => {
      const actor = actorOf(request);
      const file = await handler(context, actor, requestOf(endpoint, request, request.body));
      context.downloadLimit.enter(actor.userId, reply.raw);
      return sendFile(request, reply, file);
    },
    extras,
  );
}

/** The user of the request's session; refuses with 401 where there is none. */
export function actorOf({ actor }: FastifyRequest): Actor {
  if (!actor) throw new Refusal(401, sentences.sessionExpired);
  return actor;
}

/** The request, as the contract decodes it; refuses what is not well-formed or cannot be stored. */
export function requestOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, body: unknown): DecodedRequest<E> {
  requireStorableText(request.query, body);
  const requested = readRequest(endpoint, { params: request.params, query: request.query, body });
  // Checked once more, because a form may have carried JSON.
  requireStorableText(requested.body);
  return requested;
}
