import { type Patch, patchOf } from './patch.ts';

const [EXTENSION, IMAGE] = [0x21, 0x2c];
const [APPLICATION, COMMENT] = [0xff, 0xfe];

/** Bytes of the colour table that the preceding flags announce (GIF89a, 18 and 20). */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Zeroes comments and application extensions, except for the number of loops. GIF has no Exif. */
export function gifPatches(file: Buffer): Patch[] {
  const patches: Patch[] = [];
  let at = 13 + tableBytes(file[10] ?? 0);
  while (at < file.length && (file[at] === EXTENSION || file[at] === IMAGE)) {
    const isImage = file[at] === IMAGE;
    const label = file[at + 1];
    // An image begins with its position and its colours, then one byte for the compression.
    at += isImage ? 11 + tableBytes(file[at + 9] ?? 0) : 2;
    const isLoop = /^(NETSCAPE|ANIMEXTS)/.test(file.toString('latin1', at + 1, at + 9));
    const isMetadata = !isImage && (label === COMMENT || (label === APPLICATION && !isLoop));
    for (let size = file[at] ?? 0; size > 0; size = file[at] ?? 0) {
      if (isMetadata) patches.push(patchOf(at + 1, Buffer.alloc(0), Math.min(size, file.length - at - 1)));
      at += 1 + size;
    }
    at += 1;
  }
  // The trailer of the animation, then nothing.
  if (at + 1 < file.length) patches.push(patchOf(at + 1, Buffer.alloc(0), file.length - at - 1));
  return patches;
}
