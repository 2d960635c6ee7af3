import type { Page } from 'playwright';
import type { Row } from '../row.ts';
import { inTurn, type Stage } from '../rounds.ts';
import type { Subject } from '../subject.ts';
import { framesDropped } from './frames.ts';
import { longTasks } from './long-tasks.ts';

const ELEMENTS = 600;

interface Trace {
  /** Its file among the subjects. */
  subject: string;
  what: string;
  /** What comes before: the goal is about scrolling, typing and dragging, so it is reported on its own, and held to none. */
  open?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const traces: readonly Trace[] = [
  { subject: 'traces/project-1000', what: 'a project of 1,000 photographs, scrolled', open: openList, act: scroll },
  { subject: 'traces/portfolio-300', what: 'a portfolio of 300, one dragged to the lower edge', act: drag },
  { subject: 'dropdown/ours', what: 'all cities, five letters typed and taken back', open: openCities, act: type },
  { subject: 'traces/viewer-800', what: 'a viewer of 800, thirty steps', open: openViewer, act: stepThrough },
];

async function openList(page: Page): Promise<void> {
  await page.locator('[data-open]').click();
  await page.getByRole('row').first().waitFor();
}

async function openViewer(page: Page): Promise<void> {
  await page.locator('[data-open]').click();
  await page.getByRole('dialog').waitFor();
}

async function scroll(page: Page): Promise<void> {
  await framesDropped(page, 20_000);
}

async function drag(page: Page): Promise<void> {
  const grip = page.getByRole('row').first().locator('img, [role=img]').first();
  const box = await grip.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 60; step++) await page.mouse.move(box.x + box.width / 2 + step * 4, box.y + step * 10);
  // At the edge the page goes on by itself.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
  await page.mouse.up();
}

async function openCities(page: Page): Promise<void> {
  await page.getByRole('combobox').click();
  await page.getByRole('option').first().waitFor();
}

async function type(page: Page): Promise<void> {
  for (const character of 'новос') await page.keyboard.insertText(character);
  for (let back = 0; back < 5; back++) await page.keyboard.press('Backspace');
}

async function stepThrough(page: Page): Promise<void> {
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight');
}

/** Guards long work: while large lists are scrolled, typed in and dragged, no task is longer than 50 ms, and few elements exist. */
export async function largeLists(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { subject, what, open, act } of traces) {
    const [folder = '', name = ''] = subject.split('/');
    const measure = async ({ page }: Subject) => {
      const opened = open ? await longTasks(page, () => open(page)) : undefined;
      return { opening: opened?.tasks ?? 0, ...(await longTasks(page, () => act(page))) };
    };
    const { opening = Number.NaN, tasks = Number.NaN, elements = Number.NaN } = (await inTurn(stage, folder, [name], measure))[name] ?? {};
    if (open) rows.push({ what: `${what.split(', ')[0]}, opened: tasks over 50 ms`, unit: 'tasks', ours: opening });
    rows.push({ what: `${what}: tasks over 50 ms`, unit: 'tasks', ours: tasks, goal: { atMost: 0 } });
    rows.push({ what: `${what}: most elements`, unit: 'elements', ours: elements, goal: { atMost: ELEMENTS } });
  }
  return rows;
}
