import type { FastifyRequest } from 'fastify';
import type { ByteRange } from '../../platform/files/file-storage.ts';

/** Which bytes of a file an answer holds, and its headers. A 416 has no bytes. */
export interface RangeReply extends Required<ByteRange> {
  status: 200 | 206 | 416;
  headers: Record<string, string | number>;
}

/** The content that the caller may have a part of: its tag, in quotes, and its length. */
interface Whole {
  tag: string;
  total: number;
}

/**
 * The range of a file that is requested (RFC 9110 §14): an interrupted download continues as long as the content is the same. For several ranges at
 * once, another unit, or an unreadable header, the whole file is a valid answer too.
 */
export function rangeOf({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, { tag, total }: Whole): RangeReply {
  const accepts = { 'accept-ranges': 'bytes' };
  // A weak tag or a date never matches: it does not promise identical bytes.
  const isSame = (headers['if-range'] ?? tag) === tag;
  const range = method === 'GET' && isSame ? oneRange(headers.range, total) : null;
  if (!range) return { status: 200, start: 0, end: total - 1, headers: { ...accepts, 'content-length': total } };
  const { start, end } = range;
  if (start >= total) return { status: 416, start, end, headers: { ...accepts, 'content-range': `bytes */${total}` } };
  const sent = { 'content-range': `bytes ${start}-${end}/${total}`, 'content-length': end - start + 1 };
  return { status: 206, start, end, headers: { ...accepts, ...sent } };
}

/**
 * The one range that a header names; it may end behind the end of the file. Our own parser, because `range-parser` refuses a suffix range longer than
 * the file, and unknown units, both of which have to be answered.
 */
function oneRange(header: string | undefined, total: number): Required<ByteRange> | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : { start: Math.max(0, total - Number(last)), end: total - 1 };
  const range = { start: Number(first), end: last === '' ? Infinity : Number(last) };
  return range.start > range.end ? null : { ...range, end: Math.min(range.end, total - 1) };
}
