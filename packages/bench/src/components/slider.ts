import type { Page } from 'playwright';
import type { Row } from '../row.ts';
import { inTurn, type Stage } from '../rounds.ts';
import type { Subject } from '../subject.ts';
import { compare } from './compare.ts';

const KEYS = 10;
const MOVES = 40;
const names = ['ours', 'rc-slider', 'radix', 'native'] as const;
const handle = '[role=slider], input[type=range]';

/** The middle of the lower handle. The browser's own slider is one element with its handle somewhere in it. */
function handleAt(page: Page): Promise<{ x: number; y: number }> {
  return page
    .locator(handle)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const share = element instanceof HTMLInputElement && width > 100 ? element.valueAsNumber / Number(element.max) : 0.5;
      return { x: left + width * share, y: top + height / 2 };
    });
}

async function measure({ page, busy }: Subject) {
  await page.locator(handle).first().focus();
  const keys = await busy(async () => {
    for (let key = 0; key < KEYS; key++) await page.keyboard.press('ArrowRight');
  });
  const { x, y } = await handleAt(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const before = await handleAt(page);
  const drag = await busy(async () => {
    for (let move = 1; move <= MOVES; move++) await page.mouse.move(x + move * 3, y);
  });
  const after = await handleAt(page);
  await page.mouse.up();
  if (after.x - before.x < MOVES) throw new Error('The handle did not follow the mouse');
  return { key: keys / KEYS, drag: drag / MOVES };
}

/**
 * A range of prices. The goals are those of the quality page, as ratios to the peer that was best there. All have bars and two
 * number fields in step with the handles (`PriceFields`): theirs are plain ones, ours writes and takes grouped Russian numbers.
 */
export async function slider(stage: Stage): Promise<Row[]> {
  return compare('price slider', await inTurn(stage, 'slider', names, measure), [
    ['key', 'an arrow key', 'ms', { ratioAtMost: 1.35 }],
    ['drag', 'a move of the mouse', 'ms', { ratioAtMost: 0.63 }],
  ]);
}
