import type { Page } from '@playwright/test';
import { cards } from './directory.ts';
import { callsOf, renderedPages, holdCode, isHydrated, openWithoutInteraction, parsed } from './hydration.ts';
import { expect, signIn, test } from './portal.ts';

/** The address of the file that begins all code. */
const start = /\/assets\/index-[\w-]+\.js$/;

/** What pages ask for, by its kind. */
function asked(page: Page) {
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

test('a public page is shown before its code, shares its line with two fonts, and is taken over without a second question', async ({
  context,
  portal,
}) => {
  for (const path of renderedPages) {
    await test.step(path, async () => {
      const page = await context.newPage();
      const files = asked(page);
      const calls = callsOf(page);
      const sendCode = await holdCode(page, 'index');
      const begun = page.waitForRequest(start);
      await page.goto(portal.url + path, { waitUntil: 'commit' });
      await begun;
      await page.evaluate(() => document.fonts.ready);
      expect(files.font.toSorted()).toEqual([expect.stringMatching(/literata-cyrillic-/), expect.stringMatching(/onest-cyrillic-/)]);
      expect(files.script.filter((file) => !start.test(file))).toEqual([]);
      expect(await page.locator('link[rel=stylesheet]:not([disabled]), link[rel=modulepreload]').count()).toBe(0);

      // Who has turned to a page before its first code is here need not do so again.
      await page.mouse.move(40, 300);
      sendCode();
      await isHydrated(page);
      const [begin, paint] = await page.evaluate((file) => {
        const entries = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('paint')];
        return [file, /first-contentful-paint/].map((name) => entries.find((entry) => name.test(entry.name))?.startTime);
      }, start);
      expect(begin).toBeGreaterThan(paint ?? Infinity);
      await expect.poll(() => files.font.some((font) => font.includes('onest-figures'))).toBe(true);
      // No letters that the page does not show: the list has no Latin ones.
      expect(files.font.filter((font) => (path === '/photographers' ? /-(latin|whole)/ : /-whole/).test(font))).toEqual([]);
      expect(files.stylesheet).toEqual([]);
      expect(calls).toEqual([]);
      await expect(page.locator('[data-inline-style]')).toHaveCount(0);
      // Of all sheets only what has become of attributes is gone: React Aria adds none of its own, which would lay out all anew.
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
      // By the page's own sheet; short for what the rule says: pan-x pan-y pinch-zoom.
      await expect(page.getByRole('button').first()).toHaveCSS('touch-action', 'manipulation');
      await page.close();
    });
  }

  await test.step('a page that is still the same is not sent again, and is seen whole', async () => {
    const page = await openWithoutInteraction(context, portal.url);
    const before = await look(page);
    expect((await visit(page))?.length).toBeGreaterThan(10_000);
    await page.goto(portal.url);
    expect((await visit(page))?.sent).toBeLessThan(2000);
    expect(await look(page)).toBe(before);
    await page.close();
  });

  for (const [how, observe] of [
    ['does not tell', '() => {}'],
    ['has no way to tell', '() => { throw new TypeError() }'],
  ]) {
    await test.step(`a browser that ${how} when a page is on the screen asks for its code all the same`, async () => {
      const page = await context.newPage();
      await page.addInitScript(`PerformanceObserver.prototype.observe = ${observe}`);
      const begun = page.waitForRequest(start);
      await page.goto(portal.url);
      await begun;
      await page.close();
    });
  }

  await test.step('on an iPhone the sheet that holds a page still below its window is allowed by the policy', async () => {
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

const pressAll = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Смотреть все/ });

test('nothing that is pressed before the code is here is lost', async ({ context, portal, newcomer }) => {
  const openHeld = async (code: 'main' | 'index', address = '/photographers') => {
    const page = await context.newPage();
    const release = await holdCode(page, code);
    await page.goto(portal.url + address, { waitUntil: 'commit' });
    await parsed(page);
    return { page, release };
  };

  for (const [who, code] of [
    ['somebody signed in', 'main'],
    ['somebody signed in', 'index'],
    ['a visitor', 'main'],
    ['a visitor', 'index'],
  ] as const) {
    await test.step(`a press of ${who} before ${code}`, async () => {
      if (who === 'a visitor') await context.clearCookies();
      else await signIn(context, portal.url, newcomer.token);
      const { page, release } = await openHeld(code);
      await expect(page.locator('script[id=page-data]')).toBeAttached();
      await pressAll(page).click();
      release();
      await expect(page).toHaveURL(/photographer=\d/);
      await page.close();
    });
  }

  for (const code of ['main', 'index'] as const) {
    await test.step(`another page of the list before ${code}`, async () => {
      const { page, release } = await openHeld(code);
      await page.getByRole('link', { name: 'Страница 2' }).click();
      release();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.locator('[aria-current=page]').filter({ hasText: '2' })).toBeVisible();
      await page.close();
    });
  }

  await test.step('what is pressed looks so', async () => {
    const { page } = await openHeld('main');
    for (const control of [page.getByRole('button', { name: 'Тёмная тема' }), pressAll(page)]) {
      await control.hover();
      const before = await control.evaluate((one) => getComputedStyle(one).backgroundColor);
      await page.mouse.down();
      await expect(control).not.toHaveCSS('background-color', before);
      // Let go beside it: nothing is pressed.
      await page.mouse.move(2, 2);
      await page.mouse.up();
      await expect(control).toHaveCSS('background-color', before);
    }
    await expect(page).toHaveURL('/photographers');
    await page.close();
  });

  await test.step('a page behind the last one is on its way, and becomes the last one without anybody’s sign', async () => {
    const { page, release } = await openHeld('main', '/photographers?page=999');
    await expect(page.getByText('Фотографы не найдены')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/page=6$/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
  });
});
