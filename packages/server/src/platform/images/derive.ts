import { writeFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type ResizeOptions, type Sharp } from 'sharp';
import type { DerivedPicture, ImageCopies, ImageInfo, ImagePlan } from './image-worker.ts';
import { broken, decodeOptions, inspect } from './inspect.ts';
import type { ImageTask } from './messages.ts';
import { placeholderOf } from './placeholder.ts';

/** Of a JPEG and of a WebP that look alike. */
const quality = { jpeg: 80, webp: 76 } as const;
/** The large WebP with less effort: a fifth of the time for a twentieth of the bytes. */
const effort = { large: 2, small: 4 } as const;

interface Sizes {
  fit: 'cover' | 'inside';
  large: number;
  /** Between the two, for a card on a sharp screen and a phone's full one. */
  middle?: number;
  small: number;
}

/** Pixels: the side of a square cover, or the longer side of a whole picture. */
const sizes: Record<ImagePlan, Sizes> = {
  avatar: { fit: 'cover', large: 400, small: 160 },
  photo: { fit: 'inside', large: 1_600, middle: 960, small: 480 },
  order: { fit: 'inside', large: 1_600, small: 480 },
};

/**
 * Decodes the source once to the pixels of the large copy and makes the others from those, which is twice as fast.
 * sharp drops all metadata and converts to sRGB unless told otherwise; a transparent picture gets white paper.
 * The copies are written by us: a full disk must not be taken for a broken picture.
 */
export async function derive({ path, formats, plan, to }: ImageTask & { kind: 'derive' }): Promise<DerivedPicture> {
  const source = await inspect(path, formats);
  const { fit, ...sides } = sizes[plan];
  const { data, info } = await sharp(path, decodeOptions)
    .resize(box(fit, sides.large, source))
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const smaller = (side: number) =>
    pixels()
      .resize(box(fit, side, info))
      .webp({ quality: quality.webp, effort: effort.small });
  // A link to somebody without photographs is previewed by the avatar. A photograph's preview is WebP: see decision 018.
  const large =
    plan === 'avatar' ? pixels().jpeg({ quality: quality.jpeg }) : pixels().webp({ quality: quality.webp, effort: effort.large });
  const small = await bytesOf(smaller(sides.small));
  const copies: ImageCopies = {
    large: await write(to.large, await bytesOf(large)),
    middle: sides.middle === undefined ? null : await write(to.middle, await bytesOf(smaller(sides.middle))),
    small: await write(to.small, small),
  };
  const { dominant } = await sharp(small.data).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { source, ...copies, color, placeholder: await placeholderOf(small.data) };
}

/** Never bigger than the source. A cover stays square also when the source is small. */
function box(fit: 'cover' | 'inside', side: number, source: Pick<ImageInfo, 'width' | 'height'>): ResizeOptions {
  if (fit === 'inside') return { fit, width: side, height: side, withoutEnlargement: true };
  const square = Math.min(side, source.width, source.height);
  // The part that draws the eye, a face first, not simply the middle.
  return { fit, width: square, height: square, position: 'attention' };
}

interface Encoded {
  data: Buffer;
  info: OutputInfo;
}

const bytesOf = (picture: Sharp): Promise<Encoded> => picture.toBuffer({ resolveWithObject: true });

async function write(path: string, { data, info: { format, width, height, size } }: Encoded): Promise<ImageCopies['large']> {
  await writeFile(path, data);
  return { path, format: format === 'jpeg' ? 'jpeg' : 'webp', width, height, bytes: size };
}
