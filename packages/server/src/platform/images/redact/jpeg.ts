import { type Patch, patchOf } from './patch.ts';

const EOI = 0xd9;
const COMMENT = 0xfe;
const EXIF = 'Exif\0\0';

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

/** Segments become comments of zeroes, the first Exif a short one. */
export function jpegPatches(file: Buffer, exif: Buffer): Patch[] {
  const patches: Patch[] = [];
  let isExifGiven = false;
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
    const free = length - 2 - EXIF.length;
    if (!isExifGiven && marker === 0xe1 && payload.toString('latin1', 0, EXIF.length) === EXIF && free >= exif.length) {
      isExifGiven = true;
      patches.push(patchOf(at + 4 + EXIF.length, exif, free - exif.length));
    } else if (isMetadata(marker, payload)) {
      patches.push(patchOf(at + 1, Buffer.from([COMMENT, length >> 8, length & 0xff]), payload.length));
    }
    at = file.indexOf(0xff, at + 2 + length);
  }
  const end = at < 0 ? file.length : at + 2;
  if (end < file.length) patches.push(patchOf(end, Buffer.alloc(0), file.length - end));
  return patches;
}
