import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusalBody, sentences } from '@portal/api';
import { faultOf } from './faults.ts';
import { texts } from './texts.ts';

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** An error as an HTML page, for files that are opened in a tab of their own, where none of our scripts runs. */
function plainPage({ routeOptions }: FastifyRequest, reply: FastifyReply, { status, message }: Refusal): FastifyReply {
  const words = message.replace(/[&<>"]/g, (sign) => escaped[sign] ?? '');
  const [href, label] = status === 401 ? ['/login', 'Войти'] : ['/dashboard/projects', 'К проектам'];
  // Who has only a share has no cabinet to go to.
  const way = routeOptions.config.isByShare ? '' : `<p><a href="${href}">${label}</a></p>`;
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Диафрагма</title><h1>${words}</h1>${way}</html>`,
    );
}

/** Messages for errors of Fastify itself: its own are English and expose internals. */
const wordsByStatus: Record<number, string> = {
  400: texts.malformed,
  404: sentences.notFound,
  413: texts.tooLarge,
  415: texts.unsupportedType,
  429: sentences.tooMany,
};

/** Seconds after which a retry makes sense when the database or the storage is down. */
export const AWAY_SECONDS = 5;

/** The one error handler. Whatever is not a refusal is logged and answered without a word about its cause. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : clientFault(error);
  if (!refusal) return answerFault(error, request, reply);
  if (refusal.status === 503) reply.header('retry-after', AWAY_SECONDS);
  return isSeen(request) ? plainPage(request, reply, refusal) : reply.code(refusal.status).send(refusalBody(refusal));
}

/** A failure of our own: the log says which, the answer what the caller can do. */
function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error) ?? new Refusal(500, sentences.server);
  request.log.error({ err: error }, fault.status === 500 ? 'Unexpected error' : 'A part of the portal fails');
  reply.header('x-request-id', request.id);
  if (fault.status === 503) reply.header('retry-after', AWAY_SECONDS);
  return isSeen(request) ? plainPage(request, reply, fault) : reply.code(fault.status).send(refusalBody(fault));
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
