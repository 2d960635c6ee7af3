import { writeFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp';
import type { DerivedImage, ImageInfo, ImagePlan } from './image-worker.ts';
import { broken, decodeOptions, inspect } from './inspect.ts';
import type { DerivedPair, ImageTask } from './messages.ts';

const JPEG_QUALITY = 80;
const WEBP_QUALITY = 75;

/** Pixels: the side of a square cover, or the longer side of a whole picture. */
const sizes: Record<ImagePlan, { fit: 'cover' | 'inside'; large: number; small: number }> = {
  avatar: { fit: 'cover', large: 400, small: 160 },
  photo: { fit: 'inside', large: 1_600, small: 480 },
};

/**
 * Decodes the source once into the large copy and makes the small one from that, which is twice as fast.
 * sharp drops all metadata and converts to sRGB unless told otherwise; a transparent picture gets white paper.
 * The copies are written by us: a full disk must not be taken for a broken picture.
 */
export async function derive({ path, formats, plan, large, small }: ImageTask & { kind: 'derive' }): Promise<DerivedPair> {
  const source = await inspect(path, formats);
  const { fit, ...sides } = sizes[plan];
  const { data: largeBytes, info: largeInfo } = await sharp(path, decodeOptions)
    .resize(box(fit, sides.large, source))
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const { data: smallBytes, info: smallInfo } = await sharp(largeBytes)
    .resize(box(fit, sides.small, largeInfo))
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  await writeFile(large, largeBytes);
  await writeFile(small, smallBytes);
  const { dominant } = await sharp(smallBytes).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { source, large: image(large, 'jpeg', largeInfo), small: image(small, 'webp', smallInfo), color };
}

/** Never bigger than the source. A cover stays square also when the source is small. */
function box(fit: 'cover' | 'inside', side: number, source: Pick<ImageInfo, 'width' | 'height'>): ResizeOptions {
  if (fit === 'inside') return { fit, width: side, height: side, withoutEnlargement: true };
  const square = Math.min(side, source.width, source.height);
  // The part that draws the eye, a face first, not simply the middle.
  return { fit, width: square, height: square, position: 'attention' };
}

function image(path: string, format: DerivedImage['format'], { width, height, size }: OutputInfo): DerivedImage {
  return { path, format, width, height, bytes: size };
}
