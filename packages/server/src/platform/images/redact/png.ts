import { crc32 } from 'node:zlib';
import { type Patch, patchOf } from './patch.ts';

/** Chunks that make the image (PNG, third edition, 5.6): pixels, colours, transparency, frames. */
const kept = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(' '));
/** A private chunk that every reader skips. */
const EMPTY = 'noNe';

/** Chunks that hold metadata become private ones of zeroes, the first Exif a short one. */
export function pngPatches(file: Buffer, exif: Buffer): Patch[] {
  const patches: Patch[] = [];
  let isExifGiven = false;
  let at = 8;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length) break;
    if (!kept.has(type)) {
      const isExif: boolean = type === 'eXIf' && !isExifGiven && length >= exif.length;
      isExifGiven ||= isExif;
      const content = Buffer.concat([Buffer.from(isExif ? type : EMPTY), isExif ? exif : Buffer.alloc(0)]);
      const zeros = length + 4 - content.length;
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(Buffer.alloc(zeros), crc32(content)));
      patches.push(patchOf(at + 4, content, zeros), patchOf(end - 4, sum));
    }
    at = end;
    if (type === 'IEND') break;
  }
  if (at < file.length) patches.push(patchOf(at, Buffer.alloc(0), file.length - at));
  return patches;
}
