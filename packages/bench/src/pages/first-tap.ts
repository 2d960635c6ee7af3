import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

/** The slow phone of QUALITY §4: four times slower than this machine, on slow 4G. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowConnection = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
/** Milliseconds before a tap counts as lost. */
const PATIENCE_MS = 15_000;

interface Target {
  name: string;
  path: string;
  /** What is tapped; the first that is visible. */
  selector: string;
}

/** Each opens a dialog. */
const targets: readonly Target[] = [
  { name: '«Фильтры»', path: '/photographers', selector: '[data-from="lg"][data-half="narrow"] button' },
  { name: 'a card', path: '/photographers', selector: 'article button' },
  { name: 'a photo', path: '/photographer/1', selector: 'main button:has(img)' },
];

/** What one visit measured, in milliseconds after the tap. */
interface Taps {
  /** The control looks pressed. */
  pressed: number;
  answered: number;
  /** The same tap, when the code is there. */
  again: number;
}

/** In the page: notes when it was tapped, when the control first looks pressed, and when the dialog is visible. */
function watchTaps(): void {
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const taps: { pressed?: number; answered?: number } = {};
      Object.assign(globalThis, { taps });
      const control = target instanceof Element ? target.closest('button') : null;
      const look = () => {
        const after = performance.now() - timeStamp;
        if (control?.matches('[data-pressed], :active')) taps.pressed ??= after;
        const dialog = document.querySelector('[role="dialog"]');
        if (dialog && dialog.getBoundingClientRect().height > 0) taps.answered = performance.now() - timeStamp;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

async function tap(page: Page, devtools: CDPSession, { x, y }: { x: number; y: number }) {
  await page.evaluate(() => Object.assign(globalThis, { taps: undefined }));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const taps = await page.waitForFunction(
    () => {
      const { taps } = globalThis as { taps?: { pressed?: number; answered?: number } };
      return taps?.answered === undefined ? null : taps;
    },
    undefined,
    // Not in each frame: that would be work of the page.
    { timeout: PATIENCE_MS, polling: 100 },
  );
  const { pressed = Number.NaN, answered = Number.NaN } = (await taps.jsonValue()) ?? {};
  return { pressed, answered };
}

/** Resolves this many milliseconds after the first contentful paint. One timer: polling would be work of the page. */
const waitAfterPaint = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (after) => {
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        const [found] = list.getEntriesByName('first-contentful-paint');
        if (found) resolve(found);
      }).observe({ type: 'paint', buffered: true });
    });
    await new Promise((resolve) => setTimeout(resolve, paint.startTime + after - performance.now()));
  }, ms);

async function visit(browser: Browser, url: string, { path, selector }: Target, afterMs: number): Promise<Taps> {
  const context = await browser.newContext({ ...phone, locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowConnection);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchTaps);
    await page.goto(url + path, { waitUntil: 'commit' });
    const control = page.locator(selector).filter({ visible: true }).first();
    await waitAfterPaint(page, 0);
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error(`${selector} is not in ${path}`);
    const place = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 80) / 2 };
    await waitAfterPaint(page, afterMs);
    const { pressed, answered } = await tap(page, devtools, place);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null, undefined, { polling: 100 });
    const again = await tap(page, devtools, place);
    return { pressed, answered, again: again.answered };
  } finally {
    await context.close();
  }
}

/** How long a visitor with a slow phone waits for the first tap, 1 s and 3 s after the first paint. */
export async function firstTap(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const target of targets) {
    for (const [seconds, atMost] of [
      [1, 1500],
      [3, 500],
    ] as const) {
      const visits: Taps[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, target, seconds * 1000));
      const middle = (figure: keyof Taps) => median(visits.map((one) => one[figure]));
      const what = `first tap on ${target.name} ${seconds} s after the first paint`;
      rows.push(
        { what: `${what}: pressed`, unit: 'ms', ours: middle('pressed'), goal: { atMost: 100 } },
        { what: `${what}: answered`, unit: 'ms', ours: middle('answered'), floor: middle('again'), goal: { atMost } },
        { what: `${what}: tapped again`, unit: 'ms', ours: middle('again'), goal: { atMost: 200 } },
      );
    }
  }
  return rows;
}
