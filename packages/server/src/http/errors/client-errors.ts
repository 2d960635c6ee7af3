import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, refusalBody, sentences } from '@portal/api';
import { errorCode } from '../../platform/process/startup-error.ts';
import { texts } from './texts.ts';

/** By Node's error code, what is wrong with a request that could not be parsed. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, sentences.timeout),
  HPE_HEADER_OVERFLOW: new Refusal(431, texts.tooLarge),
};
const malformed = new Refusal(400, texts.malformed);

/**
 * Answers requests that never reach a route: too slow, headers too long, or no HTTP. Replaces Fastify's own answers, whose messages are English and
 * would be shown as they are.
 */
export function answerClientError(error: Error, socket: Socket): void {
  const code = errorCode(error);
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = refusals[code] ?? malformed;
  const body = JSON.stringify(refusalBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
