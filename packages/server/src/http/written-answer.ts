import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answered, type Endpoint, writeReply } from '@portal/api';
import { brotli, takesBrotli } from './compression.ts';

/** An answer as it travels: whoever keeps it checks, writes and compresses it only once. */
export class WrittenAnswer<E extends Endpoint> {
  readonly endpoint: E;
  readonly #json: Buffer;
  #brotli: Buffer | undefined;

  constructor(endpoint: E, answer: Answered<E>) {
    this.endpoint = endpoint;
    this.#json = Buffer.from(JSON.stringify(writeReply(endpoint, answer)));
  }

  /** Of its JSON; compressed it is a fifth of that. */
  get bytes(): number {
    return this.#json.byteLength;
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    if (!takesBrotli(headers['accept-encoding'])) return reply.send(this.#json);
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    return reply.headers({ vary, 'content-encoding': 'br' }).send((this.#brotli ??= brotli(this.#json)));
  }
}
