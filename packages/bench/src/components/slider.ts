import type { Page } from 'playwright';
import { asFast, type Row } from '../row.ts';
import { inTurn, type Stage } from '../rounds.ts';
import type { Subject } from '../subject.ts';
import { compare } from './compare.ts';

const KEYS = 10;
const MOVES = 40;
const names = ['ours', 'radix'] as const;
const handle = '[role=slider], input[type=range]';

/** The middle of the lower handle. */
function handleAt(page: Page): Promise<{ x: number; y: number }> {
  return page
    .locator(handle)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
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
 * Guards that a price follows the finger: every key and move renders bars and two fields. The peer has them too, in step with its handles
 * (`PriceFields`), as plain ones; ours writes and takes grouped Russian numbers.
 */
export async function slider(stage: Stage): Promise<Row[]> {
  return compare('price slider', await inTurn(stage, 'slider', names, measure), [
    ['key', 'an arrow key', 'ms', asFast],
    ['drag', 'a move of the mouse', 'ms', asFast],
  ]);
}
