import type { Page } from '@playwright/test';
import { cards } from './support/directory.ts';
import { callsOf, renderedPages, holdCode, isHydrated, openWithoutInteraction, parsed } from './support/hydration.ts';
import { expect, signIn, test } from './support/portal.ts';

/** The URL of the entry script. */
const entryScript = /\/assets\/index-[\w-]+\.js$/;

/** Collects the requested files by type. */
function filesOf(page: Page) {
  const all = { script: [] as string[], stylesheet: [] as string[], font: [] as string[] };
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font') all[kind].push(new URL(request.url()).pathname);
  });
  return all;
}

const visit = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? { sent: entry.transferSize, length: entry.encodedBodySize } : null;
  });
const look = (page: Page) => page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).cssText);

test('a public page is shown before its code, with two fonts, and is hydrated without further API calls', async ({ context, portal }) => {
  for (const path of renderedPages) {
    await test.step(path, async () => {
      const page = await context.newPage();
      const files = filesOf(page);
      const calls = callsOf(page);
      const sendCode = await holdCode(page, 'index');
      const requested = page.waitForRequest(entryScript);
      await page.goto(portal.url + path, { waitUntil: 'commit' });
      await requested;
      await page.evaluate(() => document.fonts.ready);
      expect(files.font.toSorted()).toEqual([expect.stringMatching(/literata-cyrillic-/), expect.stringMatching(/onest-cyrillic-/)]);
      expect(files.script.filter((file) => !entryScript.test(file))).toEqual([]);
      expect(await page.locator('link[rel=stylesheet]:not([disabled]), link[rel=modulepreload]').count()).toBe(0);

      // An interaction before the entry script counts.
      await page.mouse.move(40, 300);
      sendCode();
      await isHydrated(page);
      const [scriptStart, paint] = await page.evaluate((file) => {
        const entries = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('paint')];
        return [file, /first-contentful-paint/].map((name) => entries.find((entry) => name.test(entry.name))?.startTime);
      }, entryScript);
      expect(scriptStart).toBeGreaterThan(paint ?? Infinity);
      await expect.poll(() => files.font.some((font) => font.includes('onest-figures'))).toBe(true);
      // No fonts for glyphs that the page does not contain: the list has no Latin text.
      expect(files.font.filter((font) => (path === '/photographers' ? /-(latin|whole)/ : /-whole/).test(font))).toEqual([]);
      expect(files.stylesheet).toEqual([]);
      expect(calls).toEqual([]);
      await expect(page.locator('[data-inline-style]')).toHaveCount(0);
      // Only the inline styles are removed. React Aria adds no sheet of its own, which would cause a layout of everything.
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
      // From our own sheet; shorthand of pan-x pan-y pinch-zoom.
      await expect(page.getByRole('button').first()).toHaveCSS('touch-action', 'manipulation');
      await page.close();
    });
  }

  await test.step('an unchanged page is not sent again, and is shown complete', async () => {
    const page = await openWithoutInteraction(context, portal.url);
    const before = await look(page);
    expect((await visit(page))?.length).toBeGreaterThan(10_000);
    await page.goto(portal.url);
    expect((await visit(page))?.sent).toBeLessThan(2000);
    expect(await look(page)).toBe(before);
    await page.close();
  });

  for (const [how, observe] of [
    ['does not report', '() => {}'],
    ['cannot report', '() => { throw new TypeError() }'],
  ]) {
    await test.step(`a browser that ${how} the first paint still requests the entry script`, async () => {
      const page = await context.newPage();
      await page.addInitScript(`PerformanceObserver.prototype.observe = ${observe}`);
      const requested = page.waitForRequest(entryScript);
      await page.goto(portal.url);
      await requested;
      await page.close();
    });
  }

  await test.step('on an iPhone the policy allows the style sheet that locks scrolling below a dialog', async () => {
    const page = await context.newPage();
    await page.addInitScript(
      `Object.defineProperties(Navigator.prototype, { platform: { get: () => 'iPhone' }, userAgentData: { get: () => undefined } })`,
    );
    await page.goto(`${portal.url}/photographers`);
    await page.mouse.move(40, 300);
    await isHydrated(page);
    const behaviour = () => page.evaluate(() => getComputedStyle(document.body).overscrollBehaviorY);
    expect(await behaviour()).toBe('auto');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Смотреть все работы/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await behaviour()).toBe('contain');
  });
});

const showAllButton = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Смотреть все/ });

test('no click before hydration is lost', async ({ context, portal, newcomer }) => {
  const openWithoutCode = async (code: 'main' | 'index', address = '/photographers') => {
    const page = await context.newPage();
    const release = await holdCode(page, code);
    await page.goto(portal.url + address, { waitUntil: 'commit' });
    await parsed(page);
    return { page, release };
  };

  for (const [who, code] of [
    ['a signed-in user', 'main'],
    ['a signed-in user', 'index'],
    ['a visitor', 'main'],
    ['a visitor', 'index'],
  ] as const) {
    await test.step(`a click of ${who} before ${code}`, async () => {
      if (who === 'a visitor') await context.clearCookies();
      else await signIn(context, portal.url, newcomer.token);
      const { page, release } = await openWithoutCode(code);
      await expect(page.locator('script[id=page-data]')).toBeAttached();
      await showAllButton(page).click();
      release();
      await expect(page).toHaveURL(/photographer=\d/);
      await page.close();
    });
  }

  for (const code of ['main', 'index'] as const) {
    await test.step(`another page of the list before ${code}`, async () => {
      const { page, release } = await openWithoutCode(code);
      await page.getByRole('link', { name: 'Страница 2' }).click();
      release();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.locator('[aria-current=page]').filter({ hasText: '2' })).toBeVisible();
      await page.close();
    });
  }

  await test.step('a pressed button has its pressed style', async () => {
    const { page } = await openWithoutCode('main');
    for (const control of [page.getByRole('button', { name: 'Тёмная тема' }), showAllButton(page)]) {
      await control.hover();
      const before = await control.evaluate((one) => getComputedStyle(one).backgroundColor);
      await page.mouse.down();
      await expect(control).not.toHaveCSS('background-color', before);
      // Released outside: no click.
      await page.mouse.move(2, 2);
      await page.mouse.up();
      await expect(control).toHaveCSS('background-color', before);
    }
    await expect(page).toHaveURL('/photographers');
    await page.close();
  });

  await test.step('a page number beyond the last page shows the loading state, then the last page, without an interaction', async () => {
    const { page, release } = await openWithoutCode('main', '/photographers?page=999');
    await expect(page.getByText('Фотографы не найдены')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/page=6$/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
  });
});
