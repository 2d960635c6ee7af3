import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { ImageCopies, ImageInfo, ImagePlan, ImageResult } from './image-worker.ts';
import { broken, decodeOptions, inspect } from './inspect.ts';
import { descriptorOf } from './descriptor.ts';
import { grayToneOf } from './gray-tone.ts';
import { mainColor } from './main-color.ts';
import type { ImageTask } from './messages.ts';
import { imageOf, type Pixels, pixelsOf } from './pixels.ts';
import { redactionOf } from './redact/redaction.ts';
import { readCodes } from './read-codes.ts';
import { takenAtOf } from './taken-at.ts';
import { takenBy } from './taken-by.ts';

const [columns, rows] = [4, 3];

/**
 * The photo as twelve pixels, four by three, to be shown blurred until it has loaded: the pixel data of a bitmap file of 15 bits a pixel, from the
 * lower left, as base64. 32 characters, so that a list of cards stays small.
 */
async function placeholderOf(image: Pixels): Promise<string> {
  const pixels = await imageOf(image).resize(columns, rows, { fit: 'fill' }).raw().toBuffer();
  const bitmap = Buffer.alloc(columns * rows * 2);
  for (let place = 0; place < columns * rows; place += 1) {
    const [red = 0, green = 0, blue = 0] = [...pixels.subarray(place * 3, place * 3 + 3)].map((part) => Math.round((part * 31) / 255));
    const row = rows - 1 - Math.floor(place / columns);
    bitmap.writeUInt16LE((red << 10) | (green << 5) | blue, (row * columns + (place % columns)) * 2);
  }
  return bitmap.toString('base64');
}

/** Quality of a JPEG and of a WebP that look alike. */
const quality = { jpeg: 80, webp: 76 } as const;
/** A large WebP is encoded with less effort: less than half of the time for a twentieth more bytes. */
const effort = { large: 2, middle: 2, small: 4 } as const;

interface Sizes {
  fit: 'cover' | 'inside';
  large: number;
  /** The middle size, for a card on a high-density screen and a phone's full screen. */
  middle?: number;
  small: number;
}

/** Pixels: the side of a square cover, or the longer side of a whole image. */
const sizes: Record<ImagePlan, Sizes> = {
  avatar: { fit: 'cover', large: 400, small: 160 },
  photo: { fit: 'inside', large: 1_600, middle: 960, small: 480 },
  project: { fit: 'inside', large: 1_600, small: 480 },
};

/**
 * Decodes the source once to the pixels of the large copy and makes the others from those, which is twice as fast. sharp drops all metadata and
 * converts to sRGB by default; transparency becomes white. We write the files ourselves, so that a full disk is not taken for a broken image.
 */
export async function derive({ path, formats, plan, readsCodes, to }: ImageTask & { kind: 'derive' }): Promise<ImageResult> {
  const source = await inspect(path, formats);
  const { fit, ...sides } = sizes[plan];
  const metadata = await sharp(path, decodeOptions).metadata();
  const tone = metadata.icc ? grayToneOf(metadata.icc) : null;
  const largest = box(fit, sides.large, source);
  const large = await (tone && metadata.channels <= 2 ? grayPixels(path, largest, tone) : colorPixels(path, largest)).catch(broken);
  const resized = (side: number) => imageOf(large).resize(box(fit, side, large.info));
  const small = await pixelsOf(resized(sides.small));
  const webp = (image: Sharp, copy: keyof typeof effort) => image.webp({ quality: quality.webp, effort: effort[copy] });
  // A link to somebody without photos is previewed by the avatar. A photo's preview is WebP: see decision 018.
  const encoded = plan === 'avatar' ? imageOf(large).jpeg({ quality: quality.jpeg }) : webp(imageOf(large), 'large');
  const copies: ImageCopies = {
    large: await write(to.large, encoded),
    middle: sides.middle === undefined ? null : await write(to.middle, webp(resized(sides.middle), 'middle')),
    small: await write(to.small, webp(imageOf(small), 'small')),
  };
  const redaction = plan === 'project' ? redactionOf(await readFile(path), metadata) : null;
  const takenAt = plan === 'project' ? takenAtOf(metadata.exif) : null;
  const descriptor = plan === 'project' ? await descriptorOf(small) : null;
  const camera = plan === 'project' ? takenBy(metadata.exif) : null;
  const codes = readsCodes ? await readCodes(large) : [];
  return {
    source,
    ...copies,
    color: mainColor(small),
    placeholder: await placeholderOf(small),
    redaction,
    descriptor,
    takenAt,
    camera,
    codes,
  };
}

const colorPixels = (path: string, resizing: ResizeOptions): Promise<Pixels> =>
  pixelsOf(
    sharp(path, decodeOptions)
      // Must come first: libvips otherwise treats 16 bits a channel as linear light, and the image becomes pale.
      .pipelineColourspace('srgb')
      .resize(resizing)
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' }),
  );

/** The same of a gray image whose profile has a tone of its own, in 16 bits until that is applied. */
async function grayPixels(path: string, resizing: ResizeOptions, tone: (value: number) => number): Promise<Pixels> {
  const { data, info } = await sharp(path, { ...decodeOptions, ignoreIcc: true })
    .resize(resizing)
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const shown = Uint8Array.from({ length: 65_536 }, (_, value) => Math.round(255 * tone(value / 65_535)));
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < width * height; place += 1) {
    const at = place * channels * 2;
    const gray = shown[data.readUInt16LE(at)] ?? 0;
    const opacity = channels === 2 ? data.readUInt16LE(at + 2) / 65_535 : 1;
    pixels.fill(Math.round(255 + (gray - 255) * opacity), place * 3, place * 3 + 3);
  }
  return { data: pixels, info: { width, height, channels: 3 } };
}

/** Never larger than the source. A cover stays square also when the source is small. */
function box(fit: 'cover' | 'inside', side: number, source: Pick<ImageInfo, 'width' | 'height'>): ResizeOptions {
  if (fit === 'inside') return { fit, width: side, height: side, withoutEnlargement: true };
  const square = Math.min(side, source.width, source.height);
  // The most salient part, a face first, not simply the centre.
  return { fit, width: square, height: square, position: 'attention' };
}

async function write(path: string, image: Sharp): Promise<ImageCopies['large']> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  await writeFile(path, data);
  const { format, width, height, size } = info;
  return { path, format: format === 'jpeg' ? 'jpeg' : 'webp', width, height, bytes: size };
}
