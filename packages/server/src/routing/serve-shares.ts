import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answered, type DecodedRequest, type Endpoint, shareSentences, Refusal, writeReply, sendSentences } from '@portal/api';
import { type ServedFile, sendFile } from '../http/downloads/send-file.ts';
import type { Context } from './context.ts';
import type { OpenShare } from './open-share.ts';
import { type Awaitable, type Extras, requestOf, type Route, routeFor } from './serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    share: OpenShare | null;
  }
}

/** Who calls with a share. */
export interface ShareCaller {
  share: OpenShare;
  /** Whether no PIN has to be entered: there is none, or the right one was entered. */
  isOpen: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The text that a pass is signed for; it changes with each change of the address or the PIN. */
export const passSubject = ({ id, token_hash, pin_hash }: OpenShare): string => `${id} ${token_hash} ${pin_hash}`;

function callerOf({ passes }: Context, request: FastifyRequest, reply: FastifyReply): ShareCaller {
  const { share, headers } = request;
  if (!share) throw new Error('A call with a share is authorized before');
  const pass = headers['x-share-pass'];
  const isOpen = share.pin_hash === null || (typeof pass === 'string' && passes.fits(passSubject(share), pass));
  return { share, isOpen, request, reply };
}

type Handler<E extends Endpoint, Result> = (context: Context, caller: ShareCaller, requested: DecodedRequest<E>) => Awaitable<Result>;

/** A call that may be made before the PIN is entered. */
export function shareCallWithoutPin<E extends Endpoint>(endpoint: E, handler: Handler<E, Answered<E>>, extras: Extras = {}): Route {
  return routeFor(
    'share',
    endpoint,
    async (context, request, reply) => {
      const answer = await handler(context, callerOf(context, request, reply), requestOf(endpoint, request, request.body));
      return reply.send(writeReply(endpoint, answer));
    },
    extras,
  );
}

const opened =
  <E extends Endpoint, Result>(handler: Handler<E, Result>): Handler<E, Result> =>
  (context, caller, requested) => {
    if (!caller.isOpen) throw new Refusal(403, shareSentences.pinNeeded);
    return handler(context, caller, requested);
  };

/** A call for whoever has opened the share. */
export function shareCall<E extends Endpoint>(endpoint: E, handler: Handler<E, Answered<E>>, extras: Extras = {}): Route {
  return shareCallWithoutPin(endpoint, opened(handler), extras);
}

/** The same, for clients only. */
export function clientCall<E extends Endpoint>(endpoint: E, handler: Handler<E, Answered<E>>, extras: Extras = {}): Route {
  const forClient: Handler<E, Answered<E>> = (context, caller, requested) => {
    if (caller.share.role !== 'client') throw new Refusal(403, shareSentences.clientOnly);
    return handler(context, caller, requested);
  };
  return shareCall(endpoint, forClient, extras);
}

/** A call for a retoucher with an open share; refuses everybody else. */
export function retoucherOf(context: Context, request: FastifyRequest, reply: FastifyReply): ShareCaller {
  const caller = callerOf(context, request, reply);
  if (!caller.isOpen) throw new Refusal(403, shareSentences.pinNeeded);
  if (caller.share.role !== 'retoucher') throw new Refusal(403, sendSentences.retoucherOnly);
  return caller;
}

/** A call that is answered with a file. */
export function shareFile<E extends Endpoint>(endpoint: E, handler: Handler<E, ServedFile>, extras: Extras = {}): Route {
  return routeFor(
    'share',
    endpoint,
    async (context, request, reply) => {
      const caller = callerOf(context, request, reply);
      const file = await opened(handler)(context, caller, requestOf(endpoint, request, request.body));
      // Negative: no photographer's id.
      context.downloadLimit.enter(-caller.share.id, reply.raw);
      return sendFile(request, reply, file);
    },
    extras,
  );
}
