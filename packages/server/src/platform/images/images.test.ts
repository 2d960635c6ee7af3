import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { derive } from './derive.ts';
import { ImageSlot } from './image-slot.ts';
import type { ImageWorker } from './image-worker.ts';
import { startImageWorker } from './start-image-worker.ts';
import { IMAGES_PRIORITY } from './yield-to-calls.ts';

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

/** Mostly red or blue, of 15 bits a pixel. */
const red = (pixel = 0): boolean => pixel >> 10 > 24 && (pixel & 31) < 8;
const blue = (pixel = 0): boolean => pixel >> 10 < 8 && (pixel & 31) > 24;

const nearly = (color: number[]) => color.map((part) => expect.closeTo(part, -1.7) as number);

describe('a photo', () => {
  test('becomes three copies, a colour and twelve pixels', async () => {
    const photo = await twoColours(3000, 2000).jpeg().toBuffer();
    const derived = await images.derive(photo, 'photo');
    expect(derived).toMatchObject({
      source: { format: 'jpeg', width: 3000, height: 2000 },
      large: { format: 'webp', width: 1600, height: 1067 },
      middle: { format: 'webp', width: 960, height: 640 },
      small: { format: 'webp', width: 480, height: 320 },
    });
    expect(['#f80808', '#0808f8']).toContain(derived.color);
    for (const copy of [derived.large, derived.middle, derived.small]) expect((await sharp(copy?.path).metadata()).format).toBe('webp');
    expect((await readFile(derived.large.path)).length).toBe(derived.large.bytes);
    const pixels = new Uint16Array(new Uint8Array(Buffer.from(derived.placeholder, 'base64')).buffer);
    expect(pixels).toHaveLength(12);
    // Red on the left and blue on the right, in each of the three rows; the pixels between them may be mixed.
    for (const row of [0, 4, 8]) expect([red(pixels[row]), blue(pixels[row + 3])]).toEqual([true, true]);
    await derived.discard();
  });

  test('is never enlarged', async () => {
    const derived = await images.derive(await twoColours(300, 200).png().toBuffer(), 'photo');
    expect(derived.large).toMatchObject({ width: 300, height: 200 });
    expect(derived.small).toMatchObject({ width: 300, height: 200 });
    await derived.discard();
  });

  test('is upright, and has no GPS metadata', async () => {
    const turned = await twoColours(800, 400)
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    expect(await images.inspect(turned)).toEqual({ format: 'jpeg', width: 400, height: 800 });
    const { large, middle, small, discard } = await images.derive(turned, 'photo');
    expect(large).toMatchObject({ width: 400, height: 800 });
    // Orientation 6 turns it clockwise: the left side becomes the top.
    expect(await pixel(large.path, 0.5, 0.1)).toEqual(nearly([255, 0, 0]));
    expect(await pixel(small.path, 0.5, 0.9)).toEqual(nearly([0, 0, 255]));
    for (const file of [large, middle, small].map((copy) => copy?.path ?? '')) {
      const { exif, orientation, icc, xmp } = await sharp(file).metadata();
      expect({ exif, orientation, icc, xmp }).toEqual({});
      expect((await readFile(file)).includes('Secret camera')).toBe(false);
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

describe('a photo of a project', () => {
  test('has no middle copy', async () => {
    const derived = await images.derive(await twoColours(2000, 1000).jpeg().toBuffer(), 'project');
    expect(derived).toMatchObject({ large: { width: 1600 }, middle: null, small: { width: 480 } });
    await derived.discard();
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

describe('not refused', () => {
  test('is an image that takes too long: the error is internal, and the next image works', async () => {
    const hasty = await startImageWorker({ scratch, timeoutMs: 1 });
    const slow = await sharp(noise(1000), { raw: { width: 1000, height: 1000, channels: 3 } })
      .png()
      .toBuffer();
    await expect(hasty.derive(slow, 'photo')).rejects.toMatchObject({ name: 'TimeoutError' });
    await hasty.close();
    expect(await images.inspect(slow)).toMatchObject({ width: 1000 });
  });
});

test('a process ignores signals, and ends with its server', async () => {
  const file = path.join(scratch, 'mine.png');
  await twoColours(40, 30).png().toFile(file);
  const child = fork(new URL('./image-process.ts', import.meta.url), [], { execArgv: [], serialization: 'advanced' });
  expect(await once(child, 'message')).toMatchObject([{ kind: 'ready' }, undefined]);
  // A terminal or a service manager sends both to every process.
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.send({ kind: 'inspect', path: file, formats: ['png'] });
  expect(await once(child, 'message')).toMatchObject([{ kind: 'info', info: { width: 40 } }, undefined]);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
  await rm(file);
});

// Linux has a priority for each thread, and the main thread does not decode.
test.runIf(process.platform === 'linux')('every thread that works at images yields to the threads that answer calls', async () => {
  await images.inspect(await twoColours(40, 30).png().toBuffer());
  const processes = await imageProcesses();
  expect(processes.length).toBeGreaterThan(0);
  for (const threads of processes) {
    // libuv alone has four.
    expect(threads.length).toBeGreaterThan(4);
    expect(new Set(threads)).toEqual(new Set([IMAGES_PRIORITY]));
  }
});

/** The priorities of all threads of each image process that this process has started. */
async function imageProcesses(): Promise<number[][]> {
  const found: number[][] = [];
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const text = (name: string) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '');
    if (Number((await fieldsOf(text('stat')))[1]) !== process.pid || !(await text('cmdline')).includes('image-process')) continue;
    const threads = await readdir(`/proc/${id}/task`);
    found.push(await Promise.all(threads.map(async (thread) => Number((await fieldsOf(text(`task/${thread}/stat`)))[16]))));
  }
  return found;
}

/** The fields after the name, which may contain spaces: the state, the parent and so on. */
const fieldsOf = async (stat: Promise<string>): Promise<string[]> => {
  const text = await stat;
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

test('many images at once are processed in turn, and leave no files behind', async () => {
  const photo = await twoColours(500, 400).jpeg().toBuffer();
  const broken = halfOf(photo);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, async (_, number) => (await images.derive(number % 4 === 0 ? broken : photo, 'photo')).discard()),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  const left = await readdir(scratch, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

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

// A device of Linux that is always full.
describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  test('is not taken for a broken image', async () => {
    const file = path.join(scratch, 'good.jpg');
    await writeFile(file, await twoColours(60, 40).jpeg().toBuffer());
    const full = '/dev/full';
    const task = {
      kind: 'derive',
      path: file,
      formats: ['jpeg'],
      plan: 'photo',
      readsCodes: false,
      to: { large: full, middle: full, small: full },
    } as const;
    await expect(derive(task)).rejects.toMatchObject({ code: 'ENOSPC' });
    const slot = new ImageSlot(20_000);
    await expect(slot.run(task)).rejects.toMatchObject({ code: 'ENOSPC' });
    await slot.close();
  });
});
