import sharp, { type SharpOptions } from 'sharp';
import { firstBytes } from '../files/first-bytes.ts';
import { ImageError, type ImageFormat, type ImageInfo } from './image-worker.ts';

const MAX_PIXELS = 60_000_000;
/** As many as a JPEG can say. A PNG of one line of 60 million is within the other limit, and takes gigabytes to scale down. */
const MAX_SIDE = 65_535;
const MAGIC_BYTES = 12;

/** The limits under which every image is decoded: one frame, no damage, no decompression bomb. */
export const decodeOptions: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true };

/** Reads the header. The first bytes are judged by us: sharp itself would also open SVG, TIFF and more. */
export async function inspect(path: string, formats: readonly ImageFormat[]): Promise<ImageInfo> {
  const magic = formatOf(await firstBytes(path, MAGIC_BYTES));
  if (!magic || !formats.includes(magic)) throw new ImageError('not-an-image');
  const { format, autoOrient } = await sharp(path, { ...decodeOptions, limitInputPixels: false })
    .metadata()
    .catch(broken);
  if (format !== magic) throw new ImageError('not-an-image');
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new ImageError('too-large');
  return { format: magic, width, height };
}

/** The image is one of the formats, but cannot be read. */
export function broken(): never {
  throw new ImageError('broken');
}

function formatOf(ascii: string): ImageFormat | null {
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'gif';
  if (ascii.startsWith('RIFF') && ascii.slice(8) === 'WEBP') return 'webp';
  return null;
}
