import { IRB } from './iptc.ts';
import type { KeepMetadata, MetadataKind } from './kept-metadata.ts';
import { type Patch, patchOf } from './patch.ts';

const EOI = 0xd9;
const COMMENT = 0xfe;

/** Segments of which something may stay: the marker and the beginning of each, and how much of that is in front of what is replaced. */
const kinds: readonly { kind: MetadataKind; marker: number; start: string; kept: number }[] = [
  { kind: 'exif', marker: 0xe1, start: 'Exif\0\0', kept: 6 },
  { kind: 'xmp', marker: 0xe1, start: 'http://ns.adobe.com/xap/1.0/\0', kept: 29 },
  { kind: 'iptc', marker: 0xed, start: IRB, kept: 0 },
];

/** Markers without a segment: stuffed bytes and restarts of the scan, its beginning, and a reserved one. */
const isBare = (marker: number): boolean => marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);

/** Application segments or comments (ITU-T T.81, B.2.4): all except JFIF, colour profiles and Adobe's transform are removed. */
function isMetadata(marker: number, payload: Buffer): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  if (marker === 0xe0) return !payload.subarray(0, 5).equals(Buffer.from('JFIF\0'));
  if (marker === 0xe2) return !payload.subarray(0, 12).equals(Buffer.from('ICC_PROFILE\0'));
  return marker !== 0xee;
}

/** Segments become comments of zeroes, except for what is kept of them. */
export function jpegPatches(file: Buffer, keep: KeepMetadata): Patch[] {
  const patches: Patch[] = [];
  let at = file.indexOf(0xff, 2);
  while (at >= 0 && at + 4 <= file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker === EOI) break;
    if (marker === 0xff || isBare(marker)) {
      at = file.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    const payload = file.subarray(at + 4, at + 2 + length);
    const known = kinds.find((one) => one.marker === marker && payload.toString('latin1', 0, one.start.length) === one.start);
    const kept = known && keep(known.kind, at + 4 + known.kept, payload.length - known.kept);
    if (kept) patches.push(kept);
    else if (isMetadata(marker, payload)) {
      patches.push(patchOf(at + 1, Buffer.from([COMMENT, length >> 8, length & 0xff]), payload.length));
    }
    at = file.indexOf(0xff, at + 2 + length);
  }
  const end = at < 0 ? file.length : at + 2;
  if (end < file.length) patches.push(patchOf(end, Buffer.alloc(0), file.length - end));
  return patches;
}
