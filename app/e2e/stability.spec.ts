import type { Page } from '@playwright/test';
import { cards } from './support/directory.ts';
import { expect, test } from './support/portal.ts';

/** Delays responses until the returned function is called: a slow connection without timers. */
async function hold(page: Page, wanted: (path: string, kind: string) => boolean): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (wanted(new URL(route.request().url()).pathname, route.request().resourceType())) await gate.promise;
    return route.fallback();
  });
  return gate.resolve;
}

/** Waits for the next paint. */
function nextPaint(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

/** The cumulative layout shift since the page was opened, and the texts that moved. */
function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    return new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as Shift[];
        const moved = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? ''));
        resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
      }).observe({ type: 'layout-shift', buffered: true });
      // Without shifts the observer is not called.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum: 0, moved: [] })));
    });
  });
}

/** Opens a page whose fonts, data and images load late, in this order. */
async function expectNoShift(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 860 });
  const sendData = await hold(page, (_, kind) => kind === 'fetch' || kind === 'xhr');
  const sendFonts = await hold(page, (_, kind) => kind === 'font');
  const sendImages = await hold(page, (address) => address.startsWith('/media/'));
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await nextPaint(page);
  sendFonts();
  await page.evaluate(() => document.fonts.ready);
  await nextPaint(page);
  sendData();
  const hasList = path === '/' || path === '/photographers';
  await expect(hasList ? cards(page).first() : page.getByRole('heading', { level: 1 })).toBeVisible();
  await nextPaint(page);
  sendImages();
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await shiftsOf(page);
  expect(sum, `${path} at ${width}: ${moved.join(' · ')}`).toBeLessThanOrEqual(0.01);
  await page.unrouteAll();
}

test(
  'the list and a photographer load without layout shifts, however late their fonts, data and images are',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    for (const path of ['/photographers', '/photographer/1']) await expectNoShift(page, path, isMobile ? 390 : 1440);
  },
);

test('so does every public page, at every width', { tag: ['@all', '@both'] }, async ({ page, isMobile }) => {
  for (const path of ['/', '/photographers', '/photographer/1', '/login'])
    for (const width of isMobile ? [390, 600] : [1024, 1440]) await expectNoShift(page, path, width);
});

test('the home of a new photographer does not shift when the code of its steps is late', { tag: '@phone' }, async ({ page, newcomer }) => {
  const sendSteps = await hold(page, (address) => /\/NextSteps-.*\.js$/.test(address));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(newcomer.firstName) })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'В работе' })).toBeAttached();
  await nextPaint(page);
  sendSteps();
  await expect(page.getByRole('heading', { name: /^Карточка заполнена/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved.join(' · ')).toBeLessThanOrEqual(0.01);
});
