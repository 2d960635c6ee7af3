import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import sharp from 'sharp';
import { likely, type Descriptor, mostAlike, readDescriptor } from '../../../server/src/modules/retouched/compare-descriptors.ts';
import { descriptorOf } from '../../../server/src/platform/images/descriptor.ts';
import { imageOf, type Pixels, pixelsOf } from '../../../server/src/platform/images/pixels.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { edits, nextFrame, randomFrom } from './pixels.ts';
import { school } from './school.ts';

const folder = path.resolve(import.meta.dirname, '../../../../mocks/public/photos');
/** Frames of each series, all of them originals of one project: the hard negatives. */
const FRAMES = 8;
const ORIGINALS = 2_000;
/** Photos for each way of retouching. */
const EACH = 32;

interface Original {
  series: string;
  /** Of the first frames only: those of all would not fit into the memory. */
  pixels: Pixels | null;
  descriptor: Descriptor;
}

interface Judged {
  edit: string;
  /** What was suggested: the original, another one, or nothing. */
  found: 'right' | 'wrong' | null;
  /** What is suggested when the original is not there: a frame of the same series, and when none is. */
  sibling: boolean;
  stranger: boolean;
}

const describeImage = async (image: Pixels): Promise<Descriptor> =>
  readDescriptor(await descriptorOf(await pixelsOf(imageOf(image).resize(480, 480, { fit: 'inside' }))));

/** How well retouched photos find their originals by what they show, among 2,000 originals in series of frames that are nearly alike. */
export async function match(print: (line: string) => void): Promise<Row[]> {
  const random = randomFrom(7);
  const originals = await shoot(random);
  const sources = originals.flatMap((original) => (original.pixels ? { original, pixels: original.pixels } : []));
  const judged: Judged[] = [];
  const times: number[] = [];
  for (const [edit, apply] of Object.entries(edits)) {
    for (let turn = 0; turn < EACH; turn += 1) {
      const source = sources[Math.floor(random() * sources.length)];
      if (!source) continue;
      const { original, pixels } = source;
      const photo = await describeImage(await apply(pixels, random));
      const suggested = async (some: readonly Original[]): Promise<Original | null> =>
        likely(await mostAlike(photo, some, othersFirst)).shown;
      const began = performance.now();
      const found = await suggested(originals);
      times.push(performance.now() - began);
      judged.push({
        edit,
        found: found && (found === original ? 'right' : 'wrong'),
        sibling: (await suggested(originals.filter((one) => one !== original))) !== null,
        stranger: (await suggested(originals.filter(({ series }) => series !== original.series))) !== null,
      });
    }
    print(`${edit}: ${Math.round(recall(judged.filter((one) => one.edit === edit)))} %`);
  }
  const strangers = judged.filter(({ stranger }) => stranger).length;
  const right = judged.filter(({ found }) => found === 'right').length;
  const offered = judged.filter(({ found }) => found !== null).length;
  return [
    { what: `${judged.length} pairs: suggestions that are right`, unit: '%', ours: (100 * right) / offered, goal: { atLeast: 99.5 } },
    {
      what: '... and as many photos that show something else',
      unit: '%',
      ours: (100 * right) / (offered + strangers),
      goal: { atLeast: 99.5 },
    },
    { what: 'pairs that are found', unit: '%', ours: recall(judged), goal: { atLeast: 95 } },
    ...Object.keys(edits).map((edit): Row => ({ what: `... ${edit}`, unit: '%', ours: recall(judged.filter((one) => one.edit === edit)) })),
    {
      what: 'another frame is suggested where the original is not in the project',
      unit: '%',
      ours: (100 * judged.filter(({ sibling }) => sibling).length) / judged.length,
    },
    { what: `a photo among ${originals.length} originals`, unit: 's', ours: median(times) / 1_000, goal: { atMost: 1 } },
    { what: '... the slowest', unit: 's', ours: Math.max(...times) / 1_000 },
    ...(await school(print)),
  ];
}

const recall = (judged: readonly Judged[]): number => (100 * judged.filter(({ found }) => found === 'right').length) / judged.length;

/** The originals: the demo photos as series of frames. */
async function shoot(random: () => number): Promise<Original[]> {
  const names = (await readdir(folder)).filter((name) => /-\d\.jpg$/.test(name)).toSorted();
  const originals: Original[] = [];
  for (const series of names.slice(0, ORIGINALS / FRAMES)) {
    const first = await pixelsOf(sharp(path.join(folder, series)).resize(640, 640, { fit: 'inside' }).removeAlpha());
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const pixels = frame === 0 ? first : nextFrame(first, random);
      originals.push({ series, pixels: frame < 2 ? pixels : null, descriptor: await describeImage(pixels) });
    }
  }
  return originals;
}
