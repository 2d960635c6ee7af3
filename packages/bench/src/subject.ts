import type { Browser, CDPSession, Page } from 'playwright';

/** How long a page is watched after what was done: the longest animation of all that are compared is over by then. */
const WATCHED_MS = 700;

/** One component alone in a page, and what its main thread does. */
export interface Subject {
  page: Page;
  /** Milliseconds of the processor in the main thread for something and all that follows from it. */
  busy: (act: () => Promise<unknown>) => Promise<number>;
  elements: () => Promise<number>;
  close: () => Promise<void>;
}

/** Opens `folder/name` of the subjects in a fresh page, and waits until it stands still. */
export async function openSubject(browser: Browser, address: string, name: string): Promise<Subject> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' });
  const page = await context.newPage();
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(`${address}/index.html#${name}`, { waitUntil: 'load' });
  await page.waitForFunction(() => document.querySelector('#root')?.hasChildNodes());
  if (failed.length > 0) throw new Error(`${name}: ${failed.join(', ')}`);
  const session = await context.newCDPSession(page);
  // The processor's own time: what other processes take away meanwhile is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    busy: (act) => busy(page, session, act),
    // Not its head: into how many chunks a bundler has split it says nothing of the component.
    elements: () => page.evaluate(() => document.body.querySelectorAll('*').length),
    close: () => context.close(),
  };
}

/** What a page does of its own accord in the same time is not counted. */
async function busy(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await watch(page);
  const idle = await spent(page, session, async () => undefined);
  return Math.max(0, (await spent(page, session, act)) - idle);
}

async function spent(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await taskMs(session);
  await act();
  await watch(page);
  return (await taskMs(session)) - before;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

const watch = (page: Page): Promise<unknown> => page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), WATCHED_MS);
