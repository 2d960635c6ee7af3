import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusalBody, sentences } from '@portal/api';
import { plainPage } from './plain-page.ts';
import { texts } from './texts.ts';

/** Words for what Fastify itself refuses: its own are English and tell about its insides. */
const wordsByStatus: Record<number, string> = {
  400: texts.malformed,
  404: sentences.notFound,
  413: texts.tooLarge,
  415: texts.unsupportedType,
  429: sentences.tooMany,
};

/** The one error handler. Whatever is not a refusal is logged and answered without a word about its cause. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : clientFault(error);
  if (refusal && isSeen(request)) return plainPage(reply, refusal);
  if (refusal) return reply.code(refusal.status).send(refusalBody(refusal));
  request.log.error({ err: error }, 'Unexpected error');
  return reply
    .code(500)
    .header('x-request-id', request.id)
    .send(refusalBody(new Refusal(500, sentences.server)));
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
