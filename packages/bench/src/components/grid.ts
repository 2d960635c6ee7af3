import type { Row } from '../row.ts';
import { inTurn, type Stage } from '../rounds.ts';
import type { Subject } from '../subject.ts';
import { compare } from './compare.ts';
import { framesDropped } from './frames.ts';
import { clickOn } from './click.ts';

const names = ['ours', 'hundred', 'tanstack-virtual'] as const;
const tile = '[role=row], [data-tile]';

async function measure({ page, busy, elements }: Subject) {
  const mount = await busy(await clickOn(page, '[data-open]'));
  await page.locator(tile).first().waitFor();
  const one = await busy(await clickOn(page, tile));
  const all = await busy(await clickOn(page, '[data-all]'));
  const dropped = await framesDropped(page, 20_000);
  return { mount, one, all, dropped, elements: await elements() };
}

/**
 * Guards that the size of a project is not felt: 10,000 photos come, are chosen and are scrolled as 100 are. The floor is a bare virtualiser whose tile
 * (`Tile`) shows as much as ours, without the keys, ranges, turns of choosing and words of a grid.
 */
export async function grid(stage: Stage): Promise<Row[]> {
  const { ours, hundred, 'tanstack-virtual': floor } = await inTurn(stage, 'grid', names, measure);
  return [
    ...compare('grid, 10,000 photographs', { ours, floor }, [
      ['mount', 'comes', 'ms', { atMost: 50 }],
      ['one', 'one is chosen', 'ms', { atMost: 50 }],
      ['all', 'all are chosen', 'ms', { atMost: 50 }],
      ['dropped', 'frames dropped in 20,000 px, of 100', '', { atMost: 2 }],
      ['elements', 'elements in the page', 'elements', { atMost: 150 }],
    ]),
    ...compare('grid, 10,000 beside 100 of its own', { ours, 'a hundred': hundred }, [['mount', 'comes', 'ms', { ratioAtMost: 1.5 }]]),
  ];
}
