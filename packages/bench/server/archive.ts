import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import sharp from 'sharp';

const ARCHIVE_BYTES = 95 * 1_048_576;
const PHOTO_BYTES = 200_000;

const jpegBytes = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#886644' } })
  .jpeg()
  .toBuffer();

/** A photo of so many bytes, unlike all others: most of it stands behind the image and costs no decoding. */
export const filled = (bytes: number) => new Uint8Array(Buffer.concat([jpegBytes, randomBytes(bytes - jpegBytes.length)]));

/** Photos in an archive of 95 MB, as many as one project may get back at once. Answers how many, too. */
export function archiveOf95Mb(): { content: Uint8Array<ArrayBuffer>; photos: number } {
  const names = Array.from({ length: Math.floor(ARCHIVE_BYTES / PHOTO_BYTES) }, (_, index) => `IMG_${index}.jpg`);
  const content = zipSync(Object.fromEntries(names.map((name) => [name, filled(PHOTO_BYTES)])), { level: 0 });
  return { content: new Uint8Array(content), photos: names.length };
}
