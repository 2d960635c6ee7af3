import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  jpegSegment,
  jpegWithSize,
  pngChunk,
  rawPng,
  rawWebp,
  riffChunk,
  uint24,
  webpChunks,
  withJpegSegments,
  withPngChunks,
} from '../../support/raw-image.ts';
import { held } from '../../support/strange-images.ts';

/** Small files that decode to something large, and the expected result. */
export type Bomb = readonly [name: string, outcome: 'shown' | 'refused', make: () => Promise<Buffer>];

const MB = 1_048_576;
const jpeg = () => held().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
const png = () => held().png().toBuffer();
const webp = () => held().webp({ lossless: true }).toBuffer();

const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });
/** A PNG that has the size it declares: all of it is black. */
const blackPng = (width: number, height: number): Buffer => rawPng(width, height, [pngChunk('IDAT', zeros(height * (width * 3 + 1)))]);
/** A PNG with a chunk that unpacks into so much. */
const withPacked = async (type: string, head: string, bytes = 100 * MB): Promise<Buffer> =>
  withPngChunks(await png(), [pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), zeros(bytes)]))]);

/** A JPEG whose last scan is repeated: the decoder processes all pixels for each. */
async function scans(side: number, count: number): Promise<Buffer> {
  const plain = await sharp({ create: { width: side, height: side, channels: 3, background: '#777' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = plain.subarray(plain.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([plain.subarray(0, -2), ...Array.from({ length: count }, () => last), plain.subarray(-2)]);
}

/** An animated WebP of so many frames, all of them the same image. */
async function frames(count: number): Promise<Buffer> {
  const image = webpChunks(await webp());
  const extended = Buffer.concat([Buffer.from([2, 0, 0, 0]), uint24(59), uint24(39)]);
  const frame = riffChunk('ANMF', Buffer.concat([uint24(0), uint24(0), uint24(59), uint24(39), uint24(10), Buffer.from([0]), image]));
  return rawWebp([riffChunk('VP8X', extended), riffChunk('ANIM', Buffer.alloc(6)), ...Array.from({ length: count }, () => frame)]);
}

/** A WebP whose canvas is as large as a WebP can declare, with an image that is not. */
async function canvas(): Promise<Buffer> {
  const extended = Buffer.concat([Buffer.alloc(4), uint24(16_383), uint24(16_383)]);
  return rawWebp([riffChunk('VP8X', extended), webpChunks(await webp())]);
}

/** EXIF whose directory continues at its own beginning. */
const loop = Buffer.from('Exif\0\0II*\0\u0008\0\0\0\u0000\0\u0008\0\0\0', 'latin1');
const segments = (count: number, marker: number, head: string) => async (): Promise<Buffer> => {
  const part = jpegSegment(marker, Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(65_000, 'Secret ')]));
  return withJpegSegments(
    await jpeg(),
    Array.from({ length: count }, () => part),
  );
};

export const bombs: readonly Bomb[] = [
  ['a PNG of as many pixels as may be', 'shown', async () => blackPng(10_954, 10_954)],
  ['a PNG as wide as may be', 'shown', async () => blackPng(65_535, 100)],
  ['a PNG of one line of 60 million', 'refused', async () => blackPng(60_000_000, 1)],
  ['a PNG of one column of 65,536', 'refused', async () => blackPng(1, 65_536)],
  ['a PNG of 2,147,483,647 squared', 'refused', async () => rawPng(2 ** 31 - 1, 2 ** 31 - 1, [pngChunk('IDAT', zeros(100))])],
  ['a PNG without sides', 'refused', async () => rawPng(0, 0, [pngChunk('IDAT', zeros(100))])],
  ['a PNG of 7,000 squared that has a line of it', 'refused', async () => rawPng(7_000, 7_000, [pngChunk('IDAT', zeros(21_001))])],
  ['a PNG whose packed text grows', 'shown', () => withPacked('zTXt', 'Comment\0\0')],
  ['a PNG whose packed XMP grows', 'shown', () => withPacked('iTXt', 'XML:com.adobe.xmp\0\u0001\0\0\0')],
  ['a PNG whose colour profile grows', 'shown', () => withPacked('iCCP', 'x\0\0')],
  [
    'a PNG of a hundred thousand texts',
    'shown',
    async () => withPngChunks(await png(), [Buffer.concat(Array.from({ length: 100_000 }, () => pngChunk('tEXt', Buffer.from('a\0b'))))]),
  ],
  ['a JPEG that declares 65,500 squared', 'refused', async () => jpegWithSize(65_500, 65_500, await jpeg())],
  // The decoder fills missing parts with grey, as browsers do.
  ['a JPEG that declares 10,900 squared', 'shown', async () => jpegWithSize(10_900, 10_900, await jpeg())],
  ['a JPEG without a height', 'refused', async () => jpegWithSize(60, 0, await jpeg())],
  ['a JPEG of ten thousand scans', 'refused', () => scans(2_000, 10_000)],
  [
    'a JPEG of as many pixels as its decoder may hold',
    'shown',
    () =>
      sharp({ create: { width: 7_830, height: 7_830, channels: 3, background: '#777' } })
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  [
    'a JPEG of more pixels than its decoder may hold',
    'refused',
    () =>
      sharp({ create: { width: 7_900, height: 7_900, channels: 3, background: '#777' } })
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  [
    'a progressive JPEG of as many pixels as may be, as cameras write them',
    'shown',
    () =>
      sharp({ create: { width: 10_954, height: 10_954, channels: 3, background: '#777' } })
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  ['a JPEG under a mountain of EXIF', 'shown', segments(140, 0xe1, 'Exif\0\0II*\0')],
  ['a JPEG under a mountain of XMP', 'shown', segments(140, 0xe1, 'http://ns.adobe.com/xap/1.0/\0')],
  ['a JPEG under a mountain of captions', 'shown', segments(140, 0xed, 'Photoshop 3.0\u00008BIM\u0004\u0004')],
  ['a JPEG whose EXIF leads back into itself', 'shown', async () => withJpegSegments(await jpeg(), [jpegSegment(0xe1, loop)])],
  ['a WebP of five thousand frames', 'shown', () => frames(5_000)],
  ['a WebP on an endless canvas', 'refused', canvas],
];
