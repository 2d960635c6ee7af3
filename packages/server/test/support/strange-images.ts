import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { jpegWithSize, pngChunk, rawPng } from './raw-image.ts';

/**
 * Red, green, blue and white: the corners of every sample that may be shown, from the upper left to the lower right.
 * Ink can print them.
 */
export const corners = [
  [220, 40, 20],
  [20, 150, 70],
  [40, 60, 150],
  [255, 255, 255],
] as const;
const [WIDTH, HEIGHT] = [60, 40];
export const size = { width: WIDTH, height: HEIGHT };

type Place = [x: number, y: number];

/** Where a camera in each orientation (EXIF 1 to 8) stores the pixel of a place of the upright image. */
const stored: Record<number, (place: Place) => Place> = {
  1: ([x, y]) => [x, y],
  2: ([x, y]) => [WIDTH - 1 - x, y],
  3: ([x, y]) => [WIDTH - 1 - x, HEIGHT - 1 - y],
  4: ([x, y]) => [x, HEIGHT - 1 - y],
  5: ([x, y]) => [y, x],
  6: ([x, y]) => [y, WIDTH - 1 - x],
  7: ([x, y]) => [HEIGHT - 1 - y, WIDTH - 1 - x],
  8: ([x, y]) => [HEIGHT - 1 - y, x],
};

/** The four-coloured image as a camera stores it that was held in one of the eight ways. */
export function held(orientation = 1): Sharp {
  const isTurned = orientation > 4;
  const [width, height] = isTurned ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const color = corners[(y < HEIGHT / 2 ? 0 : 2) + (x < WIDTH / 2 ? 0 : 1)] ?? corners[0];
      const [atX, atY] = stored[orientation]?.([x, y]) ?? [x, y];
      pixels.set(color, (atY * width + atX) * 3);
    }
  }
  const raw = sharp(pixels, { raw: { width, height, channels: 3 } });
  return orientation === 1 ? raw : raw.withMetadata({ orientation });
}

/** Everything that a camera and a programme may write about who took the image, where and with what. */
export function withMetadata(image: Sharp): Sharp {
  return image
    .withExif({
      IFD0: { Model: 'Secret camera', Artist: 'Secret person' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '37/1 37/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Secret GPSLatitude="55,45N"/></x:xmpmeta>');
}

/** What must not be found in a public file. */
export const secrets = ['Secret', 'GPS', 'Exif', 'xmpmeta', 'ICC_PROFILE', 'Photoshop'];

/** Images that are shown, whatever they look like inside. */
export const good: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (orientation) => [`a JPEG held in way ${orientation}`, () => held(orientation).jpeg(sharpest).toBuffer()] as const,
  ),
  ['a PNG held in way 6', () => held(6).png().toBuffer()],
  ['a WebP held in way 8', () => held(8).webp({ lossless: true }).toBuffer()],
  ['a JPEG with GPS metadata', () => withMetadata(held()).jpeg(sharpest).toBuffer()],
  ['a PNG with GPS metadata', () => withMetadata(held()).png().toBuffer()],
  ['a WebP with GPS metadata', () => withMetadata(held()).webp({ lossless: true }).toBuffer()],
  [
    'a progressive JPEG',
    () =>
      held()
        .jpeg({ ...sharpest, progressive: true })
        .toBuffer(),
  ],
  ['a JPEG for print, written as Adobe does', () => held().toColourspace('cmyk').jpeg(sharpest).toBuffer()],
  ['a JPEG in the colours of a telephone', () => held().withIccProfile('p3').jpeg(sharpest).toBuffer()],
  [
    'a JPEG with something behind its end',
    async () => Buffer.concat([await held().jpeg(sharpest).toBuffer(), Buffer.from('PK\u0003\u0004')]),
  ],
  ['a 16-bit PNG with the profile of a telephone', () => held().toColourspace('rgb16').withIccProfile('p3').png().toBuffer()],
  ['a 16-bit PNG with the profile of the web', () => held().toColourspace('rgb16').withIccProfile('srgb').png().toBuffer()],
  ['a 16-bit PNG with transparency', () => held().ensureAlpha().toColourspace('rgb16').withIccProfile('p3').png().toBuffer()],
  ['a 16-bit PNG', () => held().toColourspace('rgb16').png().toBuffer()],
  ['an interlaced PNG', () => held().png({ progressive: true }).toBuffer()],
  ['a PNG with a palette', () => held().png({ palette: true, colours: 4 }).toBuffer()],
  ['a PNG with transparency', () => held().ensureAlpha().png().toBuffer()],
  ['an animated WebP', () => animated()],
  ['a lossy WebP', () => held().webp({ quality: 100, smartSubsample: true }).toBuffer()],
];

const sharpest = { quality: 100, chromaSubsampling: '4:4:4' } as const;

async function animated(): Promise<Buffer> {
  const still = await sharp({ create: { ...size, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  const frames = [await held().png().toBuffer(), still];
  return sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
}

const brand = (name: string): Buffer => Buffer.from(`\0\0\0\u0018ftyp${name}\0\0\0\0mif1${name}`, 'latin1');
const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Files that are refused: `not-an-image` for what is none of the three formats, else what is wrong with them. */
export const bad: readonly (readonly [
  name: string,
  reason: 'not-an-image' | 'broken' | 'too-large',
  make: () => Buffer | Promise<Buffer>,
])[] = [
  ['a text', 'not-an-image', () => Buffer.from('Это не фотография')],
  ['a page', 'not-an-image', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', 'not-an-image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a PDF', 'not-an-image', () => Buffer.from('%PDF-1.7\n')],
  ['an archive', 'not-an-image', () => Buffer.from('PK\u0003\u0004', 'latin1')],
  ['a GIF', 'not-an-image', () => held().gif().toBuffer()],
  ['a TIFF', 'not-an-image', () => held().tiff().toBuffer()],
  ['a BMP', 'not-an-image', () => Buffer.from('BM\u0036\0\0\0\0\0\0\0', 'latin1')],
  ['an AVIF', 'not-an-image', () => held().avif().toBuffer()],
  ['a HEIC', 'not-an-image', () => brand('heic')],
  ['a HEIC of several images', 'not-an-image', () => brand('hevc')],
  ['a sound that begins like a WebP', 'not-an-image', () => Buffer.from('RIFF\u0024\0\0\0WAVEfmt ', 'latin1')],
  ['a single byte', 'not-an-image', () => Buffer.from([0xff])],
  ['the beginning of a JPEG alone', 'broken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['the beginning of a PNG alone', 'broken', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['the beginning of a WebP alone', 'broken', () => Buffer.from('RIFF\u0024\0\0\0WEBP', 'latin1')],
  ['a JPEG that ends too early', 'broken', async () => halfOf(await noisy().jpeg().toBuffer())],
  ['a PNG that ends too early', 'broken', async () => halfOf(await noisy().png().toBuffer())],
  ['a WebP that ends too early', 'broken', async () => halfOf(await noisy().webp().toBuffer())],
  ['a PNG with a wrong checksum', 'broken', async () => spoiled(await held().png().toBuffer())],
  [
    'a PNG that declares 16,000 × 16,000 pixels',
    'too-large',
    () => rawPng(16_000, 16_000, [pngChunk('IDAT', deflateSync(Buffer.alloc(1000)))]),
  ],
  ['a JPEG that declares 60,000 × 60,000 pixels', 'too-large', async () => jpegWithSize(60_000, 60_000, await held().jpeg().toBuffer())],
];

/** Pixels that do not compress. */
function noisy(): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 400, height: 400, channels: 3, background: '#777', noise } });
}

function spoiled(png: Buffer): Buffer {
  const at = png.indexOf('IDAT') + 8;
  const copy = Buffer.from(png);
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at);
  return copy;
}
