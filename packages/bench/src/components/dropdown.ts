import { asFast, type Row } from '../row.ts';
import { inTurn, type Stage } from '../rounds.ts';
import type { Subject } from '../subject.ts';
import { compare } from './compare.ts';
import { clickOn } from './click.ts';

const names = ['ours', 'downshift', 'base-ui', 'react-select', 'floor'] as const;

async function measure({ page, busy, elements }: Subject) {
  const before = await elements();
  const open = await busy(await clickOn(page, '[role=combobox], [data-field]'));
  await page.locator('[role=option], [data-option]').first().waitFor();
  const added = (await elements()) - before;
  const character = await busy(() => page.keyboard.insertText('н'));
  const next = await busy(() => page.keyboard.insertText('о'));
  return { open, character, next, added };
}

/** Guards that a city is found while it is typed, among all cities of the country, with few elements in the page. */
export async function dropdown(stage: Stage): Promise<Row[]> {
  return compare('dropdown, all cities', await inTurn(stage, 'dropdown', names, measure), [
    ['open', 'opens', 'ms', asFast],
    ['character', 'first letter', 'ms'],
    ['next', 'next letter', 'ms', asFast],
    ['added', 'elements added', 'elements', { atMost: 40 }],
  ]);
}
