import type { FastifyRequest } from 'fastify';
import type { ByteRange } from '../../platform/files/file-storage.ts';

/** Which bytes of a file an answer holds, and its headers. Of a 416 there are none. */
export interface RangeReply extends Required<ByteRange> {
  status: 200 | 206 | 416;
  headers: Record<string, string | number>;
}

/** What a caller may have got a part of already: its tag, in quotes, and its length. */
interface Whole {
  tag: string;
  total: number;
}

/**
 * The range of a file that is requested (RFC 9110 §14): a download that broke off goes on where it stopped, as long as
 * the content is the same. Several ranges at once, another unit, or what cannot be understood: the whole is a right answer too.
 */
export function rangeOf({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, { tag, total }: Whole): RangeReply {
  const accepts = { 'accept-ranges': 'bytes' };
  // A weak tag or a date is never equal: it does not promise the same bytes.
  const isSame = (headers['if-range'] ?? tag) === tag;
  const range = method === 'GET' && isSame ? oneRange(headers.range, total) : null;
  if (!range) return { status: 200, start: 0, end: total - 1, headers: { ...accepts, 'content-length': total } };
  const { start, end } = range;
  if (start >= total) return { status: 416, start, end, headers: { ...accepts, 'content-range': `bytes */${total}` } };
  const sent = { 'content-range': `bytes ${start}-${end}/${total}`, 'content-length': end - start + 1 };
  return { status: 206, start, end, headers: { ...accepts, ...sent } };
}

/**
 * The only range that a header names, perhaps behind the end. Our own parser: `range-parser` refuses the last so many
 * bytes of a file that has fewer, and units that it does not know, both of which are to be answered.
 */
function oneRange(header: string | undefined, total: number): Required<ByteRange> | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : { start: Math.max(0, total - Number(last)), end: total - 1 };
  const range = { start: Number(first), end: last === '' ? Infinity : Number(last) };
  return range.start > range.end ? null : { ...range, end: Math.min(range.end, total - 1) };
}
