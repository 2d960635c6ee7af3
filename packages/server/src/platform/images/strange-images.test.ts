import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** The same colours as far as ink goes, and never a mirrored, turned or inverted image. */
const near = corners.map((color) => color.map((part) => expect.closeTo(part, -1.9) as number));

describe('shown as they were meant, and telling nothing', () => {
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

describe('refused', () => {
  test.each(bad)('%s: %s', async (_, reason, make) => {
    const bytes = await make();
    await expect(images.derive(bytes, 'photo')).rejects.toMatchObject({ name: 'ImageError', reason });
    await expect(images.derive(bytes, 'avatar')).rejects.toMatchObject({ reason });
  });
});
