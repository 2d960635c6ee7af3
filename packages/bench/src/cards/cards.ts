import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageOf, type Pixels, pixelsOf } from '../../../server/src/platform/images/pixels.ts';
import { readCodes } from '../../../server/src/platform/images/read-codes.ts';
import { signCards } from '../../../server/src/platform/sign-cards.ts';
import { type Random, randomFrom } from '../match/pixels.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { frameSize, frameWith, printedCard, type Shot } from './frames.ts';

const folder = path.resolve(import.meta.dirname, '../../../../mocks/public/photos');
/** Cards for each way of photographing them, and photos without one. */
const EACH = 30;
const BACKGROUNDS = 8;
const WITHOUT = 60;

const between = (random: Random, least: number, most: number): number => least + (most - least) * random();
const flat: Shot = { area: 0.25, turned: 0, tilted: 0, axis: 0, blur: 0, light: 1, noise: 0, covered: 0 };

/** How cards are photographed: a quarter of the frame, if nothing else is said. */
const ways: Record<string, (random: Random) => Shot> = {
  'a quarter of the frame': () => flat,
  turned: (random) => ({ ...flat, turned: between(random, 0, 360) }),
  'tilted by 25 to 40°': (random) => ({ ...flat, tilted: between(random, 25, 40), axis: between(random, 0, 360) }),
  'blurred by 4 to 14 px': (random) => ({ ...flat, turned: between(random, -15, 15), blur: between(random, 4, 14) }),
  'dark, with noise': (random) => ({ ...flat, light: between(random, 0.1, 0.3), noise: between(random, 4, 12) }),
  'half covered': (random) => ({ ...flat, turned: between(random, -15, 15), covered: between(random, 0.4, 0.5) }),
  '2 to 10 % of the frame': (random) => ({ ...flat, area: between(random, 0.02, 0.1), turned: between(random, -20, 20) }),
  'tilted, blurred and dark': (random) => ({
    ...flat,
    area: between(random, 0.1, 0.25),
    turned: between(random, 0, 360),
    tilted: between(random, 20, 40),
    axis: between(random, 0, 360),
    blur: between(random, 2, 8),
    light: between(random, 0.2, 0.6),
    noise: between(random, 2, 6),
  }),
};

interface Judged {
  way: string;
  found: 'right' | 'wrong' | null;
}

/** The pixels from which codes are read: those of the large copy of a frame. */
const largeOf = (jpeg: Buffer) => pixelsOf(sharp(jpeg).resize({ fit: 'inside', width: 1_600, height: 1_600 }));

/** Whether the cards in frames of 24 megapixels are read, and by how much that slows down an upload. */
export async function cards(print: (line: string) => void): Promise<Row[]> {
  const random = randomFrom(47);
  const codes = signCards('a secret of the bench');
  const names = (await readdir(folder)).filter((name) => /-\d\.jpg$/.test(name)).toSorted();
  const backgrounds: Pixels[] = [];
  for (const name of names.slice(0, BACKGROUNDS)) {
    backgrounds.push(
      await pixelsOf(
        sharp(path.join(folder, name))
          .resize({ ...frameSize, fit: 'cover' })
          .removeAlpha(),
      ),
    );
  }
  const judged: Judged[] = [];
  const times: number[] = [];
  const read = async (large: Pixels): Promise<string[]> => {
    const began = performance.now();
    const found = await readCodes(large);
    times.push(performance.now() - began);
    return found;
  };
  for (const [way, shoot] of Object.entries(ways)) {
    for (let turn = 0; turn < EACH; turn += 1) {
      const code = codes.of(12, 1_000 + judged.length);
      const background = backgrounds[judged.length % BACKGROUNDS];
      if (!background) continue;
      const jpeg = await frameWith(background, await printedCard(code, 'Константинопольская Анна'), shoot(random), random);
      const found = (await read(await largeOf(jpeg))).filter((text) => text !== '');
      judged.push({ way, found: found.some((text) => text !== code) ? 'wrong' : found.length === 1 ? 'right' : null });
    }
    print(`${way}: ${Math.round(recall(judged.filter((one) => one.way === way)))} %`);
  }
  let invented = 0;
  for (const name of names.slice(0, WITHOUT)) {
    const photo = await pixelsOf(sharp(path.join(folder, name)).resize({ fit: 'inside', width: 1_600, height: 1_600 }).removeAlpha());
    if ((await read(await pixelsOf(imageOf(photo)))).length > 0) invented += 1;
  }
  return [
    { what: `${judged.length} frames with a card: cards that are read`, unit: '%', ours: recall(judged), goal: { atLeast: 98 } },
    ...Object.keys(ways).map((way): Row => ({ what: `... ${way}`, unit: '%', ours: recall(judged.filter((one) => one.way === way)) })),
    {
      what: 'cards that are read as another one',
      unit: '',
      ours: judged.filter(({ found }) => found === 'wrong').length,
      goal: { atMost: 0 },
    },
    {
      what: `${Math.min(WITHOUT, names.length)} photos without a card: cards found in them`,
      unit: '',
      ours: invented,
      goal: { atMost: 0 },
    },
    { what: 'a frame, beside its preview', unit: 's', ours: median(times) / 1_000, goal: { atMost: 0.15 } },
    { what: '... the slowest', unit: 's', ours: Math.max(...times) / 1_000 },
  ];
}

const recall = (judged: readonly Judged[]): number => (100 * judged.filter(({ found }) => found === 'right').length) / judged.length;
