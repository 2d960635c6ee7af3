import { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { ByteRange } from '../platform/files/file-storage.ts';
import { hasAlready } from './has-already.ts';

/** A piece of a file: bytes that are at hand, or a reader of bytes that lie elsewhere. */
export type FilePart = Buffer | { bytes: number; read: (range: Required<ByteRange>) => Promise<Readable | null> };

/** A file that is sent to be kept. Its length is known before its first byte. */
export interface ServedFile {
  /** As the person will find it. */
  name: string;
  type: string;
  /** Another content has another one. Without quotes. */
  etag: string;
  parts: readonly FilePart[];
}

const lengthOf = (part: FilePart): number => (Buffer.isBuffer(part) ? part.length : part.bytes);

/**
 * Sends a file or the range of it that is asked for (RFC 9110 §14): a download that broke off goes on where it stopped,
 * as long as the content is the same. Memory does not grow with the file.
 */
export function sendFile({ headers, method }: FastifyRequest, reply: FastifyReply, { name, type, etag, parts }: ServedFile): FastifyReply {
  const total = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  const tag = `"${etag}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': create(name),
    'content-security-policy': 'sandbox',
    'content-type': type,
    etag: tag,
  });
  if (method !== 'POST' && hasAlready(headers['if-none-match'], tag)) return reply.code(304).send();
  // Only the headers are wanted: nothing is read for them.
  if (method === 'HEAD') return reply.header('content-length', total).send(Readable.from([]));
  const ranges = headers.range !== undefined && (headers['if-range'] ?? tag) === tag ? parseRange(total, headers.range) : -2;
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${total}`).send();
  // Several ranges at once, or another unit: the whole is a right answer too.
  const one = ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  const { start, end } = one ?? { start: 0, end: total - 1 };
  if (one) reply.code(206).header('content-range', `bytes ${start}-${end}/${total}`);
  return reply.header('content-length', end - start + 1).send(Readable.from(bytesOf(parts, { start, end }), { objectMode: false }));
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
  // The length is promised already: what cannot be kept breaks the connection, and the caller knows.
  if (!stream) throw new Error('A part of a file that is being sent is gone');
  let missing = range.end - range.start + 1;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    missing -= chunk.length;
    yield chunk;
  }
  if (missing !== 0) throw new Error('A part of a file that is being sent has another length than its row says');
}
