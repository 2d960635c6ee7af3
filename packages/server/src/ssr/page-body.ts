import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { RenderedPage } from '@portal/api';
import { brotli, smallBrotli, takesBrotli } from '../http/responses/compression.ts';
import { hasAlready } from '../http/downloads/has-already.ts';
import { hashSource } from '../http/security/hash-source.ts';
import type { PageHead } from './page-head.ts';
import { allowStyles } from '../http/security/security-headers.ts';

/** Requests of a page before it is compressed once more, as small as it gets in a moment's work of a core. */
const OFTEN = 3;
let isPacking = false;

/** A rendered page as it travels. While it is cached its ETag and its compressed bytes are made once, and a client that has it already gets a 304. */
export class PageBody {
  readonly head: PageHead;
  readonly #styles: readonly string[];
  readonly #bytes: number;
  readonly #tag: string;
  #brotli: Buffer | undefined;
  #times = 0;
  #isSmall = false;

  constructor({ styles }: RenderedPage, head: PageHead, html: string) {
    this.head = head;
    this.#styles = styles.map(hashSource);
    this.#bytes = Buffer.byteLength(html);
    // Of its content, however it is compressed: a weak one.
    this.#tag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  }

  /** `write` returns the page's text, which is not stored beside its bytes. */
  send(reply: FastifyReply, write: () => string): FastifyReply {
    const { request } = reply;
    allowStyles(reply, this.#styles);
    reply.header('etag', `W/${this.#tag}`);
    if (hasAlready(request.headers['if-none-match'], this.#tag)) return reply.code(304).send();
    if (!takesBrotli(request, this.#bytes)) return reply.send(write());
    this.#brotli ??= brotli(Buffer.from(write()));
    this.#times += 1;
    if (this.#times >= OFTEN && !this.#isSmall && !isPacking) void this.#pack(reply, write());
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    return reply.headers({ vary, 'content-encoding': 'br' }).send(this.#brotli);
  }

  /** On a thread of its own, one page at a time, so that compressing never takes all cores. */
  async #pack({ request }: FastifyReply, html: string): Promise<void> {
    this.#isSmall = isPacking = true;
    try {
      this.#brotli = await smallBrotli(Buffer.from(html));
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be compressed');
    } finally {
      isPacking = false;
    }
  }
}
