import type { KeepMetadata, MetadataKind } from './kept-metadata.ts';
import { type Patch, patchOf } from './patch.ts';

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** A chunk that every reader skips (RFC 9649, 2.7.1.6). */
const EMPTY = 'none';
/** VP8X flags: there is Exif, there is XMP. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];
/** Chunks of which something may stay, and the flag of each. */
const kinds: Record<string, { kind: MetadataKind; flag: number }> = {
  EXIF: { kind: 'exif', flag: HAS_EXIF },
  'XMP ': { kind: 'xmp', flag: HAS_XMP },
};

/** Chunks that hold metadata become unknown ones of zeroes, except for what is kept of them. */
export function webpPatches(file: Buffer, keep: KeepMetadata): Patch[] {
  const patches: Patch[] = [];
  let keptFlags = 0;
  let flagsAt: number | undefined;
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    if (type === 'VP8X') flagsAt = at + 8;
    const known = kinds[type];
    const patch = known && keep(known.kind, at + 8, Math.min(length, file.length - at - 8));
    if (known && patch) {
      keptFlags |= known.flag;
      patches.push(patch);
    } else if (!kept.has(type)) {
      patches.push(patchOf(at, Buffer.from(EMPTY)), patchOf(at + 8, Buffer.alloc(0), Math.min(length, file.length - at - 8)));
    }
    at += 8 + length + (length % 2);
  }
  if (end < file.length) patches.push(patchOf(end, Buffer.alloc(0), file.length - end));
  if (flagsAt === undefined || patches.length === 0) return patches;
  const flags = file.readUInt8(flagsAt) & ~((HAS_EXIF | HAS_XMP) & ~keptFlags);
  return [...patches, patchOf(flagsAt, Buffer.from([flags]))];
}
