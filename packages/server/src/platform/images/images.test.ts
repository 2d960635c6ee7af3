import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImageWorker } from './image-worker.ts';
import { startImageWorker } from './start-image-worker.ts';

let scratch: string;
let images: ImageWorker;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'portal-images-'));
  images = await startImageWorker({ scratch });
});
afterAll(async () => {
  await images.close();
  await rm(scratch, { recursive: true });
});

/** Left half red, right half blue. */
function twoColours(width: number, height: number): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([{ input: right, gravity: 'east' }]);
}

/** The colour at a place, given as parts of the width and the height. */
async function pixel(file: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const nearly = (color: number[]) => color.map((part) => expect.closeTo(part, -1.7) as number);

describe('a photograph', () => {
  test('becomes a medium and a small copy, and a colour', async () => {
    const photo = await twoColours(3000, 2000).jpeg().toBuffer();
    const derived = await images.derive(photo, 'photo');
    expect(derived).toMatchObject({
      source: { format: 'jpeg', width: 3000, height: 2000 },
      large: { format: 'jpeg', width: 1600, height: 1067 },
      small: { format: 'webp', width: 480, height: 320 },
    });
    expect(['#f80808', '#0808f8']).toContain(derived.color);
    expect((await sharp(derived.large.path).metadata()).format).toBe('jpeg');
    expect((await sharp(derived.small.path).metadata()).format).toBe('webp');
    expect((await readFile(derived.large.path)).length).toBe(derived.large.bytes);
    await derived.discard();
  });

  test('is never enlarged', async () => {
    const derived = await images.derive(await twoColours(300, 200).png().toBuffer(), 'photo');
    expect(derived.large).toMatchObject({ width: 300, height: 200 });
    expect(derived.small).toMatchObject({ width: 300, height: 200 });
    await derived.discard();
  });

  test('stands upright, and tells nobody where it was taken', async () => {
    const turned = await twoColours(800, 400)
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    expect(await images.inspect(turned)).toEqual({ format: 'jpeg', width: 400, height: 800 });
    const { large, small, discard } = await images.derive(turned, 'photo');
    expect(large).toMatchObject({ width: 400, height: 800 });
    // Orientation 6 turns it clockwise: what was left is above.
    expect(await pixel(large.path, 0.5, 0.1)).toEqual(nearly([255, 0, 0]));
    expect(await pixel(small.path, 0.5, 0.9)).toEqual(nearly([0, 0, 255]));
    for (const { path: file } of [large, small]) {
      const { exif, orientation, icc, xmp } = await sharp(file).metadata();
      expect({ exif, orientation, icc, xmp }).toEqual({});
      expect((await readFile(file)).includes('Secret camera')).toBe(false);
    }
    await discard();
  });

  test.each([
    ['a CMYK JPEG', () => twoColours(400, 300).toColourspace('cmyk').jpeg().toBuffer()],
    ['a 16-bit PNG', () => twoColours(400, 300).toColourspace('rgb16').png().toBuffer()],
    ['a grey JPEG', () => twoColours(400, 300).grayscale().jpeg().toBuffer()],
    ['an animated WebP', () => animated()],
  ])('may be %s', async (_, make) => {
    const { large, small, discard } = await images.derive(await make(), 'photo');
    for (const { path: file } of [large, small]) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 400, height: 300, space: 'srgb', depth: 'uchar' });
    }
    await discard();
  });

  test('gets white paper where it is transparent', async () => {
    const glass = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { large, discard } = await images.derive(glass, 'photo');
    expect(await pixel(large.path, 0.5, 0.5)).toEqual([255, 255, 255]);
    await discard();
  });

  test('may be a file already', async () => {
    const file = path.join(scratch, 'mine.png');
    await twoColours(40, 30).png().toFile(file);
    expect(await images.inspect(file)).toEqual({ format: 'png', width: 40, height: 30 });
    await rm(file);
  });
});

describe('an avatar', () => {
  test.each([
    [1000, 600, 400, 160],
    [600, 1000, 400, 160],
    [300, 200, 200, 160],
    [90, 100, 90, 90],
  ])('of %i × %i becomes squares of %i and %i', async (width, height, large, small) => {
    const derived = await images.derive(await twoColours(width, height).jpeg().toBuffer(), 'avatar');
    expect(derived.large).toMatchObject({ width: large, height: large });
    expect(derived.small).toMatchObject({ width: small, height: small });
    await derived.discard();
  });
});

describe('refused', () => {
  test.each([
    ['nothing at all', 'not-an-image', () => new Uint8Array()],
    ['a text called a picture', 'not-an-image', () => Buffer.from('Это не фотография')],
    ['an SVG', 'not-an-image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', 'not-an-image', () => twoColours(20, 20).gif().toBuffer()],
    ['a TIFF', 'not-an-image', () => twoColours(20, 20).tiff().toBuffer()],
    ['a HEIC', 'not-an-image', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an AVIF', 'not-an-image', () => twoColours(20, 20).avif().toBuffer()],
    ['a JPEG that ends too early', 'broken', async () => halfOf(await twoColours(800, 600).jpeg().toBuffer())],
    [
      'a PNG that ends too early',
      'broken',
      async () =>
        halfOf(
          await sharp(noise(400), { raw: { width: 400, height: 400, channels: 3 } })
            .png()
            .toBuffer(),
        ),
    ],
    ['a magic number and nothing behind it', 'broken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['more pixels than the limit', 'too-large', () => hugePng()],
  ])('%s: %s', async (_, reason, make) => {
    const bytes = await make();
    await expect(images.derive(bytes, 'photo')).rejects.toMatchObject({ name: 'ImageError', reason });
    await expect(images.derive(bytes, 'avatar')).rejects.toMatchObject({ reason });
  });

  test('a picture that takes too long, after which the next one works', async () => {
    const hasty = await startImageWorker({ scratch, timeoutMs: 1 });
    const slow = await sharp(noise(1000), { raw: { width: 1000, height: 1000, channels: 3 } })
      .png()
      .toBuffer();
    await expect(hasty.derive(slow, 'photo')).rejects.toMatchObject({ reason: 'broken' });
    await hasty.close();
    expect(await images.inspect(slow)).toMatchObject({ width: 1000 });
  });
});

test('many pictures at once take turns, and leave nothing behind', async () => {
  const photo = await twoColours(500, 400).jpeg().toBuffer();
  const broken = halfOf(photo);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, async (_, number) => (await images.derive(number % 4 === 0 ? broken : photo, 'photo')).discard()),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  const left = await readdir(scratch, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const result = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(result).metadata()).pages).toBe(2);
  return result;
}

function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** Pixels that do not compress. */
function noise(side: number): Buffer {
  let state = 1;
  return Buffer.from(
    Uint8Array.from({ length: side * side * 3 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state;
    }),
  );
}

/** A PNG of some dozen bytes that says it has 16,000 × 16,000 pixels. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(16_000, 0);
  header.writeUInt32BE(16_000, 4);
  header.set([8, 2], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
