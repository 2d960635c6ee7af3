import { crc32 } from 'node:zlib';
import type { KeepMetadata, MetadataKind } from './kept-metadata.ts';
import { type Patch, patched, patchOf } from './patch.ts';

/** Chunks that make the image (PNG, third edition, 5.6): pixels, colours, transparency, frames. */
const kept = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(' '));
/** A private chunk that every reader skips. */
const EMPTY = 'noNe';

/** Chunks of which something may stay, and how their content begins: XMP is an uncompressed text without a language. */
const kinds: readonly { kind: MetadataKind; type: string; start: string }[] = [
  { kind: 'exif', type: 'eXIf', start: '' },
  { kind: 'xmp', type: 'iTXt', start: 'XML:com.adobe.xmp\0\0\0\0\0' },
];

/** Chunks that hold metadata become private ones of zeroes, except for what is kept of them. */
export function pngPatches(file: Buffer, keep: KeepMetadata): Patch[] {
  const patches: Patch[] = [];
  let at = 8;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length) break;
    if (!kept.has(type)) {
      const begin = at + 8;
      const known = kinds.find((one) => one.type === type && file.toString('latin1', begin, begin + one.start.length) === one.start);
      const patch =
        (known && keep(known.kind, begin + known.start.length, length - known.start.length)) ?? patchOf(at + 4, Buffer.from(EMPTY), length);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(patched(file.subarray(at + 4, end - 4), at + 4, [patch])));
      patches.push(patch, patchOf(end - 4, sum));
    }
    at = end;
    if (type === 'IEND') break;
  }
  if (at < file.length) patches.push(patchOf(at, Buffer.alloc(0), file.length - at));
  return patches;
}
