import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyRequest } from 'fastify';

/** Bytes: less fits into one packet anyway. */
const THRESHOLD = 1024;
const encodings = ['br' as const, 'gzip' as const];
const negotiator = new Negotiator({ supportedValues: encodings });

/**
 * One step above the plugin's own 4: a rendered page is 3 KB smaller, which a slow phone waits 15 ms for, and takes a core 0.8 ms
 * longer. The next step spares 0.4 KB more.
 */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
/** A rendered page is a tenth smaller again, 3 KB, and takes a core 75 ms instead of 4; at the last step, 11, three times as long for 0.4 KB. */
const smallParams = { ...brotliParams, [constants.BROTLI_PARAM_QUALITY]: 10 };
const compressAside = promisify(brotliCompress);

/**
 * At once up to so many bytes: an answer of the directory takes a few tenths of a millisecond, a stream for it twenty times as
 * long. A rendered page, 200 KB with its styles, takes two, and a stream for it half as much again.
 */
export const compression: FastifyCompressOptions = {
  encodings,
  threshold: THRESHOLD,
  syncThreshold: 262_144,
  brotliOptions: { params: brotliParams },
};

/** Whether an answer of so many bytes should travel as Brotli: as the plugin decides it for all others. */
export function takesBrotli({ headers }: FastifyRequest, bytes: number): boolean {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || bytes < THRESHOLD || headers['x-no-compression'] !== undefined) return false;
  // As the plugin does: `*` counts as gzip.
  return negotiator.negotiate(accepted.toLowerCase().replaceAll(/\*|x-gzip/g, 'gzip')) === 'br';
}

/** Copied: zlib answers a slice of a buffer of 64 KB, all of which would stay in memory with it. */
function owned(compressed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(compressed.byteLength);
  own.set(compressed);
  return own;
}

/** At once, on the core that answers: a few milliseconds for a page. */
export const brotli = (text: Buffer): Buffer => owned(brotliCompressSync(text, { params: brotliParams }));

/** Smaller, and aside from all other work: for what is sent again and again. */
export const smallBrotli = async (text: Buffer): Promise<Buffer> => owned(await compressAside(text, { params: smallParams }));
