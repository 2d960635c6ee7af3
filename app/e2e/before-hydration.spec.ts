import type { Page } from '@playwright/test';
import { cards, filtersOf, prices } from './support/directory.ts';
import { callsOf, entryScript, holdCode, isHydrated, parsed, renderedPages } from './support/hydration.ts';
import { hold } from './support/photographer.ts';
import { expect, signIn, test } from './support/portal.ts';

/** Collects the requested style sheets and fonts. */
function filesOf(page: Page) {
  const all = { stylesheet: [] as string[], font: [] as string[] };
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'stylesheet' || kind === 'font') all[kind].push(new URL(request.url()).pathname);
  });
  return all;
}

/** The scripts and style sheets that were requested before the first contentful paint, and those after it. */
const codeByPaint = (page: Page) =>
  page.evaluate(() => {
    // `startTime` is when the frame was on the screen; the next frame may have begun by then.
    const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & { paintTime: number })[];
    const code = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name));
    const { early = [], late = [] } = Object.groupBy(code, ({ startTime }) => (paint && startTime > paint.paintTime ? 'late' : 'early'));
    return { early: early.map(({ name }) => name), late: late.map(({ name }) => name) };
  });

const visit = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? { sent: entry.transferSize, length: entry.encodedBodySize } : null;
  });
const look = (page: Page) => page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).cssText);

test('a public page is shown before its code, then hydrated without an interaction or further API calls', async ({ context, portal }) => {
  for (const path of renderedPages) {
    await test.step(path, async () => {
      const page = await context.newPage();
      const files = filesOf(page);
      const calls = callsOf(page);
      const sendFonts = await hold(page, /\.woff2$/);
      const requested = page.waitForRequest(entryScript);
      await page.goto(portal.url + path, { waitUntil: 'commit' });
      // Without its fonts the page is painted, but not loaded: the code waits for the paint only.
      await requested;
      sendFonts();
      await isHydrated(page);
      const { early, late } = await codeByPaint(page);
      expect(early).toEqual([]);
      expect(late).toContainEqual(expect.stringMatching(entryScript));
      // Inlined sheets are not requested later either. Other requests are the code of dialogs, which loads when the page is idle.
      const inlined = await page
        .locator('link[rel=stylesheet][disabled]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(inlined).not.toEqual([]);
      expect(files.stylesheet.filter((file) => inlined.includes(file))).toEqual([]);
      expect(calls).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      for (const needed of [/literata-cyrillic-/, /onest-cyrillic-/, /onest-figures-/])
        expect(files.font).toContainEqual(expect.stringMatching(needed));
      // No fonts for glyphs that the page does not contain: the list has no Latin text.
      expect(files.font.filter((font) => (path === '/photographers' ? /-(latin|whole)/ : /-whole/).test(font))).toEqual([]);
      await expect(page.locator('[data-inline-style]')).toHaveCount(0);
      // Only the inline styles are removed. React Aria adds no sheet of its own, which would cause a layout of everything.
      await expect(page.locator('style')).toHaveCount(1);
      // From our own sheet; shorthand of pan-x pan-y pinch-zoom.
      await expect(page.getByRole('button').first()).toHaveCSS('touch-action', 'manipulation');
      await page.close();
    });
  }

  await test.step('an unchanged page is not sent again, and is shown complete', async () => {
    const page = await context.newPage();
    await page.goto(portal.url);
    await isHydrated(page);
    const before = await look(page);
    expect((await visit(page))?.length).toBeGreaterThan(10_000);
    await page.goto(portal.url);
    await isHydrated(page);
    expect((await visit(page))?.sent).toBeLessThan(2000);
    expect(await look(page)).toBe(before);
    await page.close();
  });

  await test.step('on an iPhone the policy allows the style sheet that locks scrolling below a dialog', async () => {
    const page = await context.newPage();
    await page.addInitScript(
      `Object.defineProperties(Navigator.prototype, { platform: { get: () => 'iPhone' }, userAgentData: { get: () => undefined } })`,
    );
    await page.goto(`${portal.url}/photographers`);
    await isHydrated(page);
    const behaviour = () => page.evaluate(() => getComputedStyle(document.body).overscrollBehaviorY);
    expect(await behaviour()).toBe('auto');
    await showAllButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await behaviour()).toBe('contain');
  });
});

const showAllButton = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Смотреть все работы/ });

test('no click before hydration is lost, nor what is typed', async ({ context, portal, newcomer }) => {
  const openWithoutCode = async (address = '/photographers') => {
    const page = await context.newPage();
    const release = await holdCode(page);
    await page.goto(portal.url + address, { waitUntil: 'commit' });
    await parsed(page);
    return { page, release };
  };

  for (const who of ['a signed-in user', 'a visitor'] as const) {
    await test.step(`a click of ${who}`, async () => {
      if (who === 'a visitor') await context.clearCookies();
      else await signIn(context, portal.url, newcomer.token);
      const { page, release } = await openWithoutCode();
      await showAllButton(page).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/photographer=\d/);
      await page.close();
    });
  }

  await test.step('a price that was typed and left', async () => {
    const { page, release } = await openWithoutCode();
    const price = filtersOf(page).getByLabel('Цена от');
    await price.fill('4000');
    await price.press('Tab');
    release();
    await expect(page).toHaveURL(/min_price=4000/);
    await expect.poll(async () => Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(4000);
    await page.close();
  });

  await test.step('another page of the list, which needs no code', async () => {
    const { page } = await openWithoutCode();
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[aria-current=page]').filter({ hasText: '2' })).toBeVisible();
    await page.close();
  });

  await test.step('a pressed button has its pressed style until it is released', async () => {
    const { page } = await openWithoutCode();
    for (const control of [page.getByRole('button', { name: 'Тёмная тема' }), showAllButton(page)]) {
      await control.hover();
      await expect(control).toHaveCSS('scale', 'none');
      await page.mouse.down();
      await expect(control).toHaveCSS('scale', '0.985');
      // Released outside: no click.
      await page.mouse.move(2, 2);
      await page.mouse.up();
      await expect(control).toHaveCSS('scale', 'none');
    }
    await expect(page).toHaveURL('/photographers');
    await page.close();
  });

  await test.step('a page number beyond the last page shows the loading state, then the last page', async () => {
    const { page, release } = await openWithoutCode('/photographers?page=999');
    await expect(page.getByText('Фотографы не найдены')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/page=6$/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
  });
});
