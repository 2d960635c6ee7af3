import { crc32 } from 'node:zlib';
import type { Metadata } from 'sharp';
import { gifPatches } from './gif.ts';
import { jpegPatches } from './jpeg.ts';
import { createKeepMetadata } from './kept-metadata.ts';
import { type Patch, patched } from './patch.ts';
import { pngPatches } from './png.ts';
import { webpPatches } from './webp.ts';

/**
 * What is replaced in a stored file before somebody else than its owner gets it: a photo of a child must not say where it was taken. The length does
 * not change, so that an archive can still be laid out before a byte of it is read.
 */
export interface Redaction {
  /** CRC-32 of the file with its patches. */
  crc32: number;
  patches: Patch[];
}

const walkers = { jpeg: jpegPatches, png: pngPatches, webp: webpPatches, gif: gifPatches } as const;

/**
 * Removes all metadata except the colour profile and what `createKeepMetadata` keeps, and whatever follows the image: a second image or a video has
 * metadata of its own. Null: there is nothing to remove.
 */
export function redactionOf(
  file: Buffer,
  metadata: Pick<Metadata, 'format'> & Partial<Pick<Metadata, 'exif' | 'xmp' | 'iptc' | 'orientation'>>,
): Redaction | null {
  const { format } = metadata;
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp' && format !== 'gif') return null;
  const patches = walkers[format](file, createKeepMetadata(metadata));
  return patches.length === 0 ? null : { crc32: crc32(patched(file, 0, patches)), patches };
}
