import { type Patch, patchOf } from './patch.ts';

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** A chunk that every reader skips (RFC 9649, 2.7.1.6). */
const EMPTY = 'none';
/** VP8X flags: there is Exif, there is XMP. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

/** Chunks that hold metadata become unknown ones of zeroes, the first Exif a short one. */
export function webpPatches(file: Buffer, exif: Buffer): Patch[] {
  const patches: Patch[] = [];
  let isExifGiven = false;
  let flagsAt: number | undefined;
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    if (type === 'VP8X') flagsAt = at + 8;
    if (type === 'EXIF' && !isExifGiven && length >= exif.length) {
      isExifGiven = true;
      patches.push(patchOf(at + 8, exif, length - exif.length));
    } else if (!kept.has(type)) {
      patches.push(patchOf(at, Buffer.from(EMPTY)), patchOf(at + 8, Buffer.alloc(0), Math.min(length, file.length - at - 8)));
    }
    at += 8 + length + (length % 2);
  }
  if (end < file.length) patches.push(patchOf(end, Buffer.alloc(0), file.length - end));
  if (flagsAt === undefined || patches.length === 0) return patches;
  const flags = file.readUInt8(flagsAt) & ~HAS_XMP & ~(isExifGiven ? 0 : HAS_EXIF);
  return [...patches, patchOf(flagsAt, Buffer.from([flags]))];
}
