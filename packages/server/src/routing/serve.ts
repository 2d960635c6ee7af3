import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answered, type DecodedRequest, type Download, type Endpoint, readRequest, writeReply } from '@portal/api';
import { type ServedFile, sendFile } from '../http/downloads/send-file.ts';
import type { RateRule } from '../http/limits/rate-limits.ts';
import { requireStorableText } from '../http/security/storable-text.ts';
import { receiveFields } from '../http/uploads/receive-form.ts';
import type { UploadedFile, UploadRules } from '../http/uploads/upload-rules.ts';
import { withUploads } from '../http/uploads/uploads.ts';
import { callerOf, type Callers, holderOf } from './caller.ts';
import type { Context } from './context.ts';

type Awaitable<T> = T | Promise<T>;

interface Extras {
  rates?: readonly RateRule[];
  /** A second address of the same call. */
  alias?: string;
}

/** A call that the server answers. Made by `call` and its neighbours below: who may make it is said by the endpoint, and checked by them. */
export interface Route extends Extras {
  endpoint: Endpoint;
  respond(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** What a handler returns. */
type Answer<E extends Endpoint> = [Answered<E>] extends [Download] ? ServedFile : Answered<E>;

type Handler<E extends Endpoint, Requested = DecodedRequest<E>> = (
  context: Context,
  caller: Callers[E['access']],
  requested: Requested,
) => Awaitable<Answer<E>>;

type OnDisk<Body> = { [K in keyof Body]: Body[K] extends Blob ? UploadedFile : Body[K] extends Blob[] ? UploadedFile[] : Body[K] };

/** A request with the files of its form on the disk. */
type Received<E extends Endpoint> = Omit<DecodedRequest<E>, 'body'> & { body: OnDisk<DecodedRequest<E>['body']> };

type WithoutFiles = Endpoint & { takes: 'none' };
type WithFiles = Endpoint & { takes: 'one' | 'several' };

/** A call for those whom its endpoint names. */
export function call<E extends WithoutFiles>(endpoint: E, handler: Handler<E>, extras: Extras = {}): Route {
  return answering(endpoint, extras, async (context, request) => {
    const body = endpoint.sends === 'multipart' ? await receiveFields(request.raw) : request.body;
    const requested = requestOf(endpoint, request, body);
    return handler(context, callerOf(endpoint, request), requested);
  });
}

/** A call that anybody may make. */
export function visitorCall<E extends WithoutFiles & { access: 'public' }>(
  endpoint: E,
  handler: (context: Context, requested: DecodedRequest<E>, token: string | null) => Awaitable<Answer<E>>,
  extras: Extras = {},
): Route {
  return call<WithoutFiles & { access: 'public' }>(endpoint, (context, { token }, requested) => handler(context, requested, token), extras);
}

/** A call that carries files: they are on the disk, checked for their size and number, while the handler runs. What it has not moved is removed. */
export function upload<E extends WithFiles>(
  endpoint: E,
  rules: E['takes'] extends 'one' ? Omit<UploadRules, 'maxFiles'> : UploadRules,
  handler: Handler<E, Received<E>>,
  extras: Extras = {},
): Route {
  const limits = endpoint.takes === 'one' ? { ...rules, maxFiles: 1 } : (rules as UploadRules);
  return answering(endpoint, extras, (context, request) => {
    // Before anything is received.
    const caller = callerOf(endpoint, request);
    return context.uploadLimit.hold(holderOf(caller), request.raw, () =>
      withUploads(request.raw, context, limits, async ([first, ...others], fields) => {
        const files = others.length > 0 ? { 'file[]': [first, ...others] } : { file: first };
        return handler(context, caller, requestOf(endpoint, request, { ...fields, ...files }) as Received<E>);
      }),
    );
  });
}

/** Answers with a file, or with what the contract validates, which is never cached. */
function answering<E extends Endpoint>(
  endpoint: E,
  extras: Extras,
  answer: (context: Context, request: FastifyRequest) => Awaitable<Answer<E>>,
): Route {
  return {
    ...extras,
    endpoint,
    async respond(context, request, reply) {
      const answered = await answer(context, request);
      if (endpoint.answers === 'json') return reply.header('cache-control', 'no-store').send(writeReply(endpoint, answered as Answered<E>));
      context.downloadLimit.enter(holderOf(callerOf(endpoint, request)), reply.raw);
      return sendFile(request, reply, answered as ServedFile);
    },
  };
}

/** The request, as the contract decodes it; refuses what is not well-formed or cannot be stored. */
function requestOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, body: unknown): DecodedRequest<E> {
  requireStorableText(request.query, body);
  const { params, query, headers } = request;
  const requested = readRequest(endpoint, { params, query, body, ifMatch: headers['if-match'] });
  // Checked once more, because a form may have carried JSON.
  requireStorableText(requested.body);
  return requested;
}
