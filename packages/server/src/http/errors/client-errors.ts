import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, refusalBody, sentences } from '@portal/api';
import { errorCode } from '../../platform/process/startup-error.ts';
import { texts } from './texts.ts';

/** By Node's code, what is wrong with a call that never became one. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, sentences.timeout),
  HPE_HEADER_OVERFLOW: new Refusal(431, texts.tooLarge),
};
const malformed = new Refusal(400, texts.malformed);

/**
 * Answers where there is no call to answer: an upload that takes too long, headers that are too long, or what is no HTTP.
 * As Fastify does it, whose words are English and would be shown as they are.
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
