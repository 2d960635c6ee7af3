import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '@portal/api';
import { grayProfile, parametricCurve, sampledCurve } from '../../../test/support/images/gray-profile.ts';
import { jpegSegment, jpegWithSize, pngChunk, rawPng, withJpegSegments, withPngChunks } from '../../../test/support/raw-image.ts';
import { quartersOf } from '../../../test/support/quarters.ts';
import { bad, corners, good, secrets, size } from '../../../test/support/strange-images.ts';
import type { ImageWorker } from './image-worker.ts';
import { startImageWorker } from './start-image-worker.ts';

let scratch: string;
let images: ImageWorker;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'portal-strange-'));
  images = await startImageWorker({ scratch });
});
afterAll(async () => {
  await images.close();
  await rm(scratch, { recursive: true });
});

/** The same colours with a tolerance for print colours, which no mirrored, turned or inverted image meets. */
const near = corners.map((color) => color.map((part) => expect.closeTo(part, -1.9) as number));

describe('shown as they were meant, and without metadata', () => {
  test.each(good)('%s', async (_, make) => {
    const { source, large, small, discard } = await images.derive(await make(), 'photo');
    expect(source).toMatchObject(size);
    for (const { path: file } of [large, small]) {
      expect(await sharp(file).metadata()).toMatchObject({ ...size, space: 'srgb', depth: 'uchar', channels: 3 });
      expect(await quartersOf(file)).toEqual(near);
      const bytes = await readFile(file, 'latin1');
      for (const secret of secrets) expect(bytes).not.toContain(secret);
    }
    await discard();
  });
});

const plain = (background: string) => sharp({ create: { width: 60, height: 40, channels: 4, background } });
const within3 = (color: readonly number[]) => color.map((part) => expect.closeTo(part, -0.8) as number);

describe('16 bits a channel', () => {
  const gray = 'rgb(150, 150, 150)';
  const red = 'rgb(200, 60, 40)';
  test.each([
    ['without a profile', () => plain(red).removeAlpha(), [200, 60, 40]],
    ['in the colours of the web', () => plain(red).removeAlpha().withIccProfile('srgb'), [200, 60, 40]],
    ['in the colours of a telephone', () => plain(red).removeAlpha().withIccProfile('p3'), [200, 60, 40]],
    ['half transparent', () => plain('rgba(200, 60, 40, 0.5)').withIccProfile('p3'), [227, 157, 147]],
    ['gray', () => plain(gray).removeAlpha().withIccProfile('srgb'), [150, 150, 150]],
  ])('%s: the colours are within 3 of the source, as for 8', async (_, make, color) => {
    const deep = await make().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const avatar = await images.derive(deep, 'avatar');
    for (const quarter of await quartersOf(avatar.large.path)) expect(quarter).toEqual(within3(color));
    await avatar.discard();
    // WebP of this quality stores saturated colours less exactly, also of 8 bits.
    const [one, other] = [await images.derive(deep, 'photo'), await images.derive(await make().png().toBuffer(), 'photo')];
    expect(await quartersOf(one.large.path)).toEqual((await quartersOf(other.large.path)).map(within3));
    await Promise.all([one.discard(), other.discard()]);
  });
});

/** How much ink spreads on paper, as profiles for print have it. */
const dotGain = Array.from({ length: 256 }, (_, index) => {
  const ink = 1 - index / 255;
  return 65_535 * (1 - Math.min(1, ink + 0.2 * 4 * ink * (1 - ink)));
});
const srgbOf = (light: number) => 255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

const grayOf = (gray: number, opacity: number) => {
  const shade = plain(`rgba(${gray}, ${gray}, ${gray}, ${opacity})`);
  return opacity === 1 ? shade.removeAlpha() : shade;
};
const withPngProfile = (png: Buffer, icc: Buffer) =>
  withPngChunks(png, [pngChunk('iCCP', Buffer.concat([Buffer.from('gray\0\0'), deflateSync(icc)]))]);

describe('gray with a profile of its own', () => {
  const curves: [string, Buffer, (value: number) => number][] = [
    ['of gamma 1.8', sampledCurve(1.8 * 256), (value) => value ** 1.8],
    ['of gamma 2.2', sampledCurve(2.2 * 256), (value) => value ** 2.2],
    ['of gamma 2.2 as a parameter', parametricCurve(0, 2.2), (value) => value ** 2.2],
    ['of linear light', sampledCurve(), (value) => value],
    ['of the web', parametricCurve(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045), (value) => ((value + 0.055) / 1.055) ** 2.4],
    ['of ink on paper', sampledCurve(...dotGain), (value) => (dotGain[Math.round(value * 255)] ?? 0) / 65_535],
  ];
  const levels = [40, 100, 150, 230];
  const files: [string, (gray: number, opacity: number, icc: Buffer) => Promise<Buffer>][] = [
    [
      'a PNG of 8 bits',
      async (gray, opacity, icc) => withPngProfile(await grayOf(gray, opacity).toColourspace('b-w').png().toBuffer(), icc),
    ],
    [
      'a PNG of 16 bits',
      async (gray, opacity, icc) => withPngProfile(await grayOf(gray, opacity).toColourspace('grey16').png().toBuffer(), icc),
    ],
    [
      'a JPEG',
      async (gray, _, icc) => {
        const jpeg = await grayOf(gray, 1).toColourspace('b-w').jpeg({ quality: 100 }).toBuffer();
        return withJpegSegments(jpeg, [jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), icc]))]);
      },
    ],
  ];
  test.each(files.flatMap(([kind, make]) => curves.map(([name, curve, light]) => [kind, name, make, curve, light] as const)))(
    '%s, %s, is within 3 levels of what it means',
    async (kind, _, make, curve, light) => {
      for (const gray of levels) {
        for (const opacity of kind === 'a JPEG' ? [1] : [1, 0.5]) {
          const { large, discard } = await images.derive(await make(gray, opacity, grayProfile(curve)), 'avatar');
          const shown = 255 + (srgbOf(light(gray / 255)) - 255) * opacity;
          for (const quarter of await quartersOf(large.path)) expect(quarter).toEqual(within3([shown, shown, shown]));
          await discard();
        }
      }
    },
  );

  test.each([
    ['damaged', grayProfile(sampledCurve(1.8 * 256)).subarray(0, 140)],
    ['of an unknown curve', grayProfile(Buffer.from('mft2\0\0\0\0\0\0\0\0'))],
  ])('is shown as it is stored where the profile is %s', async (_, icc) => {
    const { large, discard } = await images.derive(
      withPngProfile(await grayOf(150, 1).toColourspace('b-w').png().toBuffer(), icc),
      'avatar',
    );
    for (const quarter of await quartersOf(large.path)) expect(quarter).toEqual(within3([150, 150, 150]));
    await discard();
  });
});

describe('as large as cameras make them', () => {
  const red = { width: 12_000, height: 10_000, channels: 3, background: '#c83c28' } as const;
  test('an image of the limit is taken', async () => {
    const { source, large, discard } = await images.derive(await sharp({ create: red }).jpeg().toBuffer(), 'photo');
    expect([source.width * source.height, large.width]).toEqual([limits.imageMegapixels * 1_000_000, 1600]);
    await discard();
  });
  test('one row more is refused', async () => {
    const jpeg = jpegWithSize(
      12_000,
      10_001,
      await sharp({ create: { ...red, width: 60, height: 40 } })
        .jpeg()
        .toBuffer(),
    );
    await expect(images.inspect(jpeg)).rejects.toMatchObject({ reason: 'too-large' });
  });
  test('what would take a gigabyte to decode is refused', async () => {
    const deep = rawPng(8_000, 6_300, [pngChunk('IDAT', Buffer.alloc(9))], { bits: 16, colors: 6, isInterlaced: true });
    await expect(images.inspect(deep)).rejects.toMatchObject({ reason: 'too-deep' });
  });
});

describe('refused', () => {
  test.each(bad)('%s: %s', async (_, reason, make) => {
    const bytes = await make();
    await expect(images.derive(bytes, 'photo')).rejects.toMatchObject({ name: 'ImageError', reason });
    await expect(images.derive(bytes, 'avatar')).rejects.toMatchObject({ reason });
  });
});
