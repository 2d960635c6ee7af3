import type { Page } from '@playwright/test';
import { cards } from './directory.ts';
import { expect, test } from './portal.ts';

/** Keeps answers back until they are let go: a slow line, without a clock. */
async function hold(page: Page, wanted: (path: string, kind: string) => boolean): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (wanted(new URL(route.request().url()).pathname, route.request().resourceType())) await gate.promise;
    return route.fallback();
  });
  return gate.resolve;
}

/** Lets the page draw what it has. */
function draw(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

/** What has jumped since the page was opened, as browsers count it; 0 is nothing. Whatever moved is named. */
function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    return new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as Shift[];
        const moved = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? ''));
        resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
      }).observe({ type: 'layout-shift', buffered: true });
      // An observer without anything to tell stays silent.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum: 0, moved: [] })));
    });
  });
}

/** Opens a page whose fonts, data and pictures come late, in this order, as they do on any line. */
async function expectNoJump(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 860 });
  const sendData = await hold(page, (_, kind) => kind === 'fetch' || kind === 'xhr');
  const sendFonts = await hold(page, (_, kind) => kind === 'font');
  const sendPictures = await hold(page, (address) => address.startsWith('/media/'));
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await draw(page);
  sendFonts();
  await page.evaluate(() => document.fonts.ready);
  await draw(page);
  sendData();
  const hasList = path === '/' || path === '/photographers';
  await expect(hasList ? cards(page).first() : page.getByRole('heading', { level: 1 })).toBeVisible();
  await draw(page);
  sendPictures();
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await shiftsOf(page);
  expect(sum, `${path} at ${width}: ${moved.join(' · ')}`).toBeLessThanOrEqual(0.01);
  await page.unrouteAll();
}

test(
  'the list and a photographer come without a jump, however late their fonts, data and pictures are',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    for (const path of ['/photographers', '/photographer/1']) await expectNoJump(page, path, isMobile ? 390 : 1440);
  },
);

test('so does every page for visitors, at every width', { tag: ['@all', '@both'] }, async ({ page, isMobile }) => {
  for (const path of ['/', '/photographers', '/photographer/1', '/login'])
    for (const width of isMobile ? [390, 600] : [1024, 1440]) await expectNoJump(page, path, width);
});
