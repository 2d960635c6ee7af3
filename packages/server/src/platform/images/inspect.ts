import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { limits } from '@portal/api';
import { firstBytes } from '../files/first-bytes.ts';
import { ImageError, type ImageFormat, type ImageInfo } from './image-worker.ts';

const MAX_PIXELS = limits.imageMegapixels * 1_000_000;
/** The limit of pixels with four channels of 16 bits, which are in memory as a whole. */
const MAX_HELD_BYTES = limits.progressiveMegapixels * 1_000_000 * 8;
const MAGIC_BYTES = 12;

/** The limits under which every image is decoded: one frame, no damage, no decompression bomb. */
export const decodeOptions: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true };

/** Reads the header. The format is detected from the first bytes by us: sharp itself would also open SVG, TIFF and more. */
export async function inspect(path: string, formats: readonly ImageFormat[]): Promise<ImageInfo> {
  const magic = formatOf(await firstBytes(path, MAGIC_BYTES));
  if (!magic || !formats.includes(magic)) throw new ImageError('not-an-image');
  const metadata = await sharp(path, { ...decodeOptions, limitInputPixels: false })
    .metadata()
    .catch(broken);
  if (metadata.format !== magic) throw new ImageError('not-an-image');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS || Math.max(width, height) > limits.imageSide) throw new ImageError('too-large');
  if (heldBytes(metadata) > MAX_HELD_BYTES) throw new ImageError('too-deep');
  return { format: magic, width, height };
}

/**
 * Most images are decoded in strips. For one that is stored in several passes the decoder keeps every sample in memory, for a JPEG each as a
 * coefficient of two bytes.
 */
function heldBytes({ format, isProgressive, width, height, channels, depth, chromaSubsampling }: Metadata): number {
  if (!isProgressive) return 0;
  const isHalved = chromaSubsampling === '4:2:0';
  return width * height * (isHalved ? 1.5 : channels) * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
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
