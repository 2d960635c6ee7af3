import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusalBody, sentences } from '@portal/api';
import { faultOf } from './faults.ts';
import { plainPage } from './plain-page.ts';
import { texts } from './texts.ts';

/** Messages for what Fastify itself refuses: its own are English and expose its internals. */
const wordsByStatus: Record<number, string> = {
  400: texts.malformed,
  404: sentences.notFound,
  413: texts.tooLarge,
  415: texts.unsupportedType,
  429: sentences.tooMany,
};

/** Seconds after which a retry is worth while when a part of the portal is away. */
const AWAY_SECONDS = 5;

/** The one error handler. Whatever is not a refusal is logged and answered without a word about its cause. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : clientFault(error);
  if (!refusal) return answerFault(error, request, reply);
  if (refusal.status === 503) reply.header('retry-after', AWAY_SECONDS);
  return isSeen(request) ? plainPage(reply, refusal) : reply.code(refusal.status).send(refusalBody(refusal));
}

/** A failure of our own: the log knows which, the caller what to do about it. */
function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error) ?? new Refusal(500, sentences.server);
  request.log.error({ err: error }, fault.status === 500 ? 'Unexpected error' : 'A part of the portal fails');
  reply.header('x-request-id', request.id);
  if (fault.status === 503) reply.header('retry-after', AWAY_SECONDS);
  return isSeen(request) ? plainPage(reply, fault) : reply.code(fault.status).send(refusalBody(fault));
}

/** What was opened in a tab of its own is read by a person. */
function isSeen({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions?.config?.isOpened === true && (headers.accept ?? '').includes('text/html');
}

/** An error of Fastify or of the connection that the caller caused. */
function clientFault(error: unknown): Refusal | undefined {
  const status = error instanceof Error ? (error as FastifyError).statusCode : undefined;
  if (status === undefined || status < 400 || status > 499) return undefined;
  return new Refusal(status, wordsByStatus[status] ?? texts.malformed);
}
