import { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../platform/files/file-storage.ts';
import { firstChunkArrived } from './first-chunk.ts';
import { hasAlready } from './has-already.ts';
import { rangeOf } from './range-of.ts';

/** A part of a file: bytes in memory, or a function that reads them from elsewhere. */
export type FilePart = Buffer | { bytes: number; read: (range: Required<ByteRange>) => Promise<Readable | null> };

/** A file that is sent as a download. Its length is known before its first byte. */
export interface ServedFile {
  /** The name under which it is saved. */
  name: string;
  type: string;
  /** Changes with the content. Without quotes. */
  etag: string;
  parts: readonly FilePart[];
}

const lengthOf = (part: FilePart): number => (Buffer.isBuffer(part) ? part.length : part.bytes);

/** Sends a file or the requested range of it. Memory use does not depend on the size of the file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, etag, parts }: ServedFile,
): Promise<FastifyReply> {
  const { headers, method } = request;
  const tag = `"${etag}"`;
  const isKnown = method !== 'POST' && hasAlready(headers['if-none-match'], tag);
  const range = rangeOf(request, { tag, total: parts.reduce((sum, part) => sum + lengthOf(part), 0) });
  // A HEAD request: nothing is read.
  const isBare = isKnown || method === 'HEAD' || range.status === 416;
  // Before the headers are sent: an error must not be saved under the name of the file.
  const content = isBare ? Readable.from([]) : await firstChunkArrived(Readable.from(bytesOf(parts, range), { objectMode: false }));
  reply.headers({
    'cache-control': 'private, no-cache',
    'content-disposition': create(name),
    'content-security-policy': 'sandbox',
    'content-type': type,
    etag: tag,
  });
  if (isKnown) return reply.code(304).send();
  reply.code(range.status).headers(range.headers);
  return range.status === 416 ? reply.send() : reply.send(content);
}

/** The bytes `start` to `end`, both included, of all parts together. */
async function* bytesOf(parts: readonly FilePart[], { start, end }: Required<ByteRange>): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const part of parts) {
    const length = lengthOf(part);
    const from = Math.max(0, start - offset);
    const to = Math.min(length - 1, end - offset);
    offset += length;
    if (from > to) continue;
    if (Buffer.isBuffer(part)) yield part.subarray(from, to + 1);
    else yield* read(part, { start: from, end: to });
  }
}

async function* read(part: Exclude<FilePart, Buffer>, range: Required<ByteRange>): AsyncGenerator<Buffer> {
  const stream = await part.read(range);
  // The length has been announced: if it cannot be kept, the connection is broken off so that the caller knows.
  if (!stream) throw new Error('A part of a file that is being sent is gone');
  let missing = range.end - range.start + 1;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    missing -= chunk.length;
    // Surplus bytes are not sent: the caller would read them as the beginning of the next answer.
    if (missing < 0) break;
    yield chunk;
  }
  if (missing !== 0) throw new Error('A part of a file that is being sent has another length than its row says');
}
