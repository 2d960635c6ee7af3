import type { Row } from '../row.ts';
import { inTurn, type Stage } from '../rounds.ts';
import type { Subject } from '../subject.ts';
import { compare } from './compare.ts';
import { framesDropped } from './frames.ts';
import { pressOn } from './press.ts';

const names = ['ours', 'hundred', 'tanstack-virtual', 'plain'] as const;
const tile = '[role=row], [data-tile]';

async function measure({ page, busy, elements }: Subject) {
  const mount = await busy(await pressOn(page, '[data-open]'));
  await page.locator(tile).first().waitFor();
  const one = await busy(await pressOn(page, tile));
  const all = await busy(await pressOn(page, '[data-all]'));
  const dropped = await framesDropped(page, 20_000);
  return { mount, one, all, dropped, elements: await elements() };
}

/**
 * 10,000 photographs. The goals are those of the quality page, as ratios to the peer that was best there. The peers draw
 * less: their tile is a button with a picture of 176 × 140 and a tick (`Tile`). Ours has a wider picture, the name, a
 * magnifier, and the keys, ranges and words of a grid. Its letters come in a font of their own, which is fetched, and the
 * tiles laid out once more, while it "comes": about 6 ms that a page of the portal has behind it by then.
 */
export async function grid(stage: Stage): Promise<Row[]> {
  const { hundred, ...measured } = await inTurn(stage, 'grid', names, measure);
  return [
    ...compare('grid, 10,000 photographs', measured, [
      ['mount', 'comes', 'ms', { ratioAtMost: 1.13 }],
      ['one', 'one is chosen', 'ms', { ratioAtMost: 1.33 }],
      ['all', 'all are chosen', 'ms', { ratioAtMost: 1.6 }],
      ['dropped', 'frames dropped in 20,000 px, of 100', '', { atMost: 2 }],
      ['elements', 'elements in the page', 'elements', { atMost: 150 }],
    ]),
    ...compare('grid, 10,000 beside 100 of its own', { ours: measured.ours, 'a hundred': hundred }, [
      ['mount', 'comes', 'ms', { ratioAtMost: 1.5 }],
    ]),
  ];
}
