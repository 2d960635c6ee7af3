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
    const text = JSON.stringify(writeReply(endpoint, answer));
    // In memory of its own, not in a part of 64 KB that would be kept with it.
    this.#json = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    this.#json.write(text);
  }

  /** At most, in both shapes: compressed it is mostly a fifth, and never longer. */
  get bytes(): number {
    return 2 * this.#json.byteLength;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    if (!takesBrotli(request, this.#json.byteLength)) return reply.send(this.#json);
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    return reply.headers({ vary, 'content-encoding': 'br' }).send((this.#brotli ??= brotli(this.#json)));
  }
}
