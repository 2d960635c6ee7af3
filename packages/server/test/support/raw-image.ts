import { crc32 } from 'node:zlib';

/** Images that are written byte by byte, so that their parts may hold anything. */

const PNG_MAGIC = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_FRAME = 12;

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The pixel format of a PNG: `colors` as in its header, 2 for red, green and blue, 6 with transparency. */
interface PngPixels {
  bits: number;
  colors: number;
  isInterlaced: boolean;
}

/** A PNG of these chunks behind a header that claims such sides: 8 bits of red, green and blue, if nothing else is said. */
export function rawPng(
  width: number,
  height: number,
  chunks: readonly Buffer[],
  { bits, colors, isInterlaced }: PngPixels = { bits: 8, colors: 2, isInterlaced: false },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colors, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([PNG_MAGIC, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}

/** The same PNG with more chunks behind its header. */
export function withPngChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const at = PNG_MAGIC.length + PNG_FRAME + 13;
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);
}

/** The same PNG with true checksums, so that a changed chunk is not refused for its checksum alone. */
export function withTrueChecksums(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  for (let at = PNG_MAGIC.length; at + PNG_FRAME <= copy.length;) {
    const end = at + 8 + copy.readUInt32BE(at);
    if (end + 4 > copy.length) break;
    copy.writeUInt32BE(crc32(copy.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return copy;
}

/** A segment of a JPEG: at most 65,533 bytes. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The same JPEG with more segments behind its beginning. */
export const withJpegSegments = (jpeg: Buffer, segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** Where the frame header of a JPEG stands, which names its sides. */
const frameOf = (jpeg: Buffer): number => jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0));

/** The same JPEG that claims other sides. */
export function jpegWithSize(width: number, height: number, jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = frameOf(copy);
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** A chunk of a WebP, with its byte of padding. */
export function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP of these chunks. */
export const rawWebp = (chunks: readonly Buffer[]): Buffer => riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));

/** The chunks of a WebP. */
export const webpChunks = (webp: Buffer): Buffer => webp.subarray(12);

/** A number of three bytes, as WebP writes sides. */
export function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
