import type { Page } from '@playwright/test';
import { cards } from './directory.ts';
import { holdCode } from './drawn.ts';
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

const pages = [
  { path: '/', content: (page: Page) => cards(page).first() },
  { path: '/photographers', content: (page: Page) => cards(page).first() },
  { path: '/photographer/1', content: (page: Page) => page.getByRole('heading', { level: 1 }) },
  { path: '/login', content: (page: Page) => page.getByRole('heading', { level: 1 }) },
];

for (const { path, content } of pages) {
  test(`${path} comes without a jump, however late its fonts, data and pictures are`, async ({ page, isMobile }) => {
    for (const width of isMobile ? [390, 600] : [1024, 1440]) {
      await page.setViewportSize({ width, height: isMobile ? 844 : 900 });
      const sendData = await hold(page, (_, kind) => kind === 'fetch' || kind === 'xhr');
      const sendFonts = await hold(page, (_, kind) => kind === 'font');
      const sendPictures = await hold(page, (address) => address.startsWith('/media/'));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await draw(page);
      // The page asks for its fonts before its data, and they come in this order on any line.
      sendFonts();
      await page.evaluate(() => document.fonts.ready);
      await draw(page);
      sendData();
      await expect(content(page)).toBeVisible();
      await draw(page);
      sendPictures();
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await shiftsOf(page);
      expect(sum, `at ${width}: ${moved.join(' · ')}`).toBeLessThanOrEqual(0.01);
      await page.unrouteAll();
    }
  });
}

test('Russian pages fetch no letters that they do not show', { tag: '@once' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const open = async (...paths: string[]) => {
    for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  };
  await open('/photographers');
  expect(fonts).not.toHaveLength(0);
  expect(fonts.filter((path) => path.includes('-latin'))).toEqual([]);
  await open('/', '/photographer/1', '/login');
  expect(fonts.filter((path) => path.includes('-whole'))).toEqual([]);
});

test('the first frame of a drawn page shares its line with two fonts at most', async ({ context }) => {
  for (const path of ['/', '/photographers', '/photographer/1']) {
    const page = await context.newPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    const sendCode = await holdCode(page, 'index');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await draw(page);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.toSorted()).toEqual([expect.stringMatching(/literata-cyrillic-/), expect.stringMatching(/onest-cyrillic-/)]);
    sendCode();
    await expect.poll(() => fonts.some((font) => font.includes('onest-figures'))).toBe(true);
    await page.close();
  }
});
