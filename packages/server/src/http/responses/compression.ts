import type { FastifyCompressOptions } from '@fastify/compress';

/** How answers are compressed. The built files are compressed once, by the build. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // Bytes. An answer of the directory takes a few tenths of a millisecond at once, and a stream for it twenty times as long.
  syncThreshold: 262_144,
};
