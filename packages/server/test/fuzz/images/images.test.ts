import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startImageWorker } from '../../../src/platform/images/start-image-worker.ts';
import { openPortal, type Portal } from '../../support/open-portal.ts';
import { newPhotographer, type Photographer, storedKeys } from '../../support/photographer.ts';
import { bombs } from './bombs.ts';
import { disguises } from './disguises.ts';
import { encode, lawful } from './lawful.ts';
import { mutation } from './mutations.ts';
import { offer, type Outcome } from './offer.ts';
import { peakOfImages } from './peak-memory.ts';

/** `FUZZ_IMAGES=10000 npm run test:images` generates more, with `FUZZ_SEED` others. */
const imageCount = Number(process.env['FUZZ_IMAGES']);
const seed = Number(process.env['FUZZ_SEED'] ?? 7);
/** As many as there are image processes, and one that waits. */
const IN_FLIGHT = 3;

/** Megabytes; what an image needs of which the decoder holds as much as it may. */
const MAX_MEMORY = 600;

let scratch: string;
let portal: Portal;
let owner: Photographer;
let before: string[];
let peak = 0;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'portal-images-'));
  // Timeouts of a busy machine are not what is tested here.
  const images = await startImageWorker({ scratch: path.join(scratch, 'images'), timeoutMs: 120_000 });
  portal = await openPortal('embedded', { scratch }, { images });
  owner = await newPhotographer(portal);
  before = await storedKeys(portal);
});
afterEach(async () => {
  if (process.platform === 'linux') peak = Math.max(peak, await peakOfImages());
});
afterAll(async () => {
  await portal.close();
  await portal.ports.images.close();
  await rm(scratch, { recursive: true });
});

/** No file of refused or deleted images is left. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => storedKeys(portal)).toEqual(before);
  const left = await readdir(scratch, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
}

describe('a file in disguise is refused, whatever it is called', () => {
  test.each(disguises)('%s', async (_, make) => {
    expect(await offer(portal, owner, await make())).toEqual({ outcome: 'refused', faults: [] });
    await expectNothingLeft();
  });
});

describe('an image that grows', { timeout: 180_000 }, () => {
  test.each(bombs)('%s is %s', async (_, outcome, make) => {
    expect(await offer(portal, owner, await make())).toEqual({ outcome, faults: [] });
    await expectNothingLeft();
  });
});

interface Generated {
  name: string;
  bytes: Buffer;
  expects: Outcome | 'either';
}

/** Half of them strange but right, half of them damaged. */
async function generated(count: number): Promise<Generated[]> {
  const right = fc.sample(lawful, { numRuns: Math.ceil(count / 4), seed });
  const good = await Promise.all(
    right.map(async (one): Promise<Generated> => ({ name: JSON.stringify(one), bytes: await encode(one), expects: 'shown' })),
  );
  const damages = fc.sample(fc.tuple(fc.nat(good.length - 1), mutation), { numRuns: count - good.length, seed });
  return [
    ...good,
    ...damages.map(([index, { name, apply }]): Generated => {
      const { name: whole, bytes } = good[index] ?? { name: '', bytes: Buffer.alloc(0) };
      return { name: `${name} of ${whole}`, bytes: apply(bytes), expects: 'either' };
    }),
  ];
}

test(
  `each of ${imageCount} strange images is refused with a sentence or shown right`,
  { timeout: 600_000 + imageCount * 2_000 },
  async () => {
    const queue = await generated(imageCount);
    const complaints: string[] = [];
    const count = { shown: 0, refused: 0 };
    const feed = async (): Promise<void> => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const { outcome, faults } = await offer(portal, owner, next.bytes, next.expects === 'shown');
        count[outcome] += 1;
        const wrong = next.expects === 'either' || next.expects === outcome ? [] : [`is ${outcome}`];
        complaints.push(...[...faults, ...wrong].map((fault) => `${fault}: ${next.name}`));
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, feed));
    console.log(`${count.shown} strange images shown, ${count.refused} refused`);
    expect(complaints).toEqual([]);
    // Damage that is always noticed, or never, would test little.
    expect(Math.min(count.shown, count.refused)).toBeGreaterThan(imageCount / 10);
    await expectNothingLeft();
  },
);

test('no image has taken more memory than a machine of two cores has', () => {
  console.log(`${peak.toFixed(0)} MB at most in an image process`);
  expect(peak).toBeLessThan(MAX_MEMORY);
});
