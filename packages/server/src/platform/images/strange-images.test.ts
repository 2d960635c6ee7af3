import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '@portal/api';
import { jpegWithSize, pngChunk, rawPng } from '../../../test/support/raw-image.ts';
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
