import { servePages } from '../build-pages.ts';
import { openBrowser } from '../browser.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../rounds.ts';
import { dropdown } from './dropdown.ts';
import { grid } from './grid.ts';
import { lightbox } from './lightbox.ts';
import { slider } from './slider.ts';
import { largeLists } from './traces.ts';

const kinds = { dropdown, lightbox, grid, slider, lists: largeLists };

/** Components alone in a page, beside the libraries that are best at the same; `only` names one kind of them. */
export async function components(rounds: number, print: (line: string) => void, only?: string): Promise<Row[]> {
  const chosen = Object.entries(kinds).filter(([name]) => !only || name === only);
  if (chosen.length === 0) throw new Error(`There is no "${only}": ${Object.keys(kinds).join(', ')}`);
  const { address, close } = await servePages();
  const browser = await openBrowser();
  const stage: Stage = { browser, address, rounds, print };
  try {
    const rows: Row[] = [];
    for (const [, measure] of chosen) rows.push(...(await measure(stage)));
    return rows;
  } finally {
    await browser.close();
    await close();
  }
}
