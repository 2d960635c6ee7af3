import type { Browser, CDPSession, Page } from 'playwright';
import { stepMark } from './read-trace.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true, locale: 'ru-RU' };
const TIMES_SLOWER = 4;
/** As Lighthouse's slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms to and fro. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Pixels a second, as a thumb that looks for somebody. */
const SCROLL_SPEED = 1_500;

/** What Chrome's Performance panel shows, without the stacks of scripts: those would slow down what is measured. */
const categories = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'latencyInfo',
  'loading',
  'toplevel',
  'v8.execute',
];

/** The trace of a visit to the directory by a slow phone: it opens, is scrolled to its end and back, and filtered. */
export async function recordDirectory(browser: Browser, address: string): Promise<Buffer> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  await browser.startTracing(page, { screenshots: true, categories });
  await page.goto(`${address}/photographers`, { waitUntil: 'networkidle' });
  await step(page, 'scroll');
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scroll(session, height);
  await scroll(session, -height);
  await step(page, 'filters');
  await filter(page);
  const trace = await browser.stopTracing();
  await context.close();
  return trace;
}

/** Waits until what was done before has been painted, and begins the next step. */
async function step(page: Page, name: string): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  await page.evaluate((mark) => void performance.mark(mark), stepMark(name));
}

/** A finger that pulls the page; down where it is above nothing. */
async function scroll(session: CDPSession, distance: number): Promise<void> {
  const { width, height } = phone.viewport;
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distance,
    speed: SCROLL_SPEED,
    gestureSourceType: 'touch',
  });
}

async function filter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Фильтры/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Фильтры поиска' });
  await sheet.locator('[aria-pressed]').first().tap();
  await sheet.getByRole('button', { name: 'Применить' }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await page.locator('section[aria-busy=false]').waitFor();
  await step(page, 'filtered');
}
