import type { Page } from '@playwright/test';
import { deliveredId } from '../src/hydration/delivered.ts';
import { cards } from './directory.ts';
import { holdCode, isAlive, openUntouched } from './drawn.ts';
import { anna } from './look.ts';
import { expect, test } from './portal.ts';

/** The address of the file that begins all code. */
const start = /\/assets\/index-[\w-]+\.js$/;
const pages = ['/', '/photographers', `/photographer/${anna.id}`] as const;

/** The calls that a page makes by itself. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

test('the public pages are there without any script, and their links lead on', async ({ browser, portal }) => {
  const { viewport = null } = test.info().project.use;
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${portal.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
  await expect(cards(page)).toHaveCount(12);
  for (const title of ['Услуги', 'Преимущества']) await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.locator('#features img')).toHaveCount(9);
  await page
    .locator('#services')
    .getByRole('link', { name: /Виньетки/ })
    .click();
  await expect(page).toHaveURL(/\/photographers\?specializations=/);
  await page.goto(`${portal.url}/photographers?specializations=3&page=1`);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/photographer\/\d+$/);
  for (const path of ['/', '/photographers']) {
    await page.goto(`${portal.url}${path}`);
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await expect(page).toHaveURL(`${portal.url}${path}?page=2`);
    await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
    await expect(cards(page)).toHaveCount(12);
  }
  await page.goto(`${portal.url}/photographer/${anna.id}`);
  await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
  await expect(page.locator('img').first()).toBeVisible();
  await context.close();
});

test('a drawn page is taken over without a second question, and what is looked at later is asked for', async ({ page }) => {
  const calls = callsOf(page);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('[data-drawn-style]')).toHaveCount(0);
    expect(calls).toEqual([]);
    // Of all sheets only what has become of attributes is gone: React Aria adds none of its own, which would lay out all anew.
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(3);
  }
  await page
    .getByRole('link', { name: /на главную/ })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(12);
  expect(calls).toContain('/photographers');
});

test('a choice in the address is drawn, and goes on from there', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/photographers?specializations=4&page=1');
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await page.goto('/photographers?page=2');
  await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Страница 1' }).click();
  await expect(page).toHaveURL(/\/photographers$/);
  await expect.poll(() => calls).toContain('/photographers');
});

test('a page comes without code, and asks for it when somebody turns to it', async ({ context, portal }) => {
  const scripts: string[] = [];
  const styles: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  const page = await openUntouched(context, `${portal.url}/photographers`);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !start.test(path))).toEqual([]);
  expect(await page.locator('link[rel=stylesheet]:not([disabled]), link[rel=modulepreload]').count()).toBe(0);
  await page.mouse.move(40, 300);
  await isAlive(page);
  // All its styles came with it.
  expect(styles).toEqual([]);
});

test('not even the file that begins is asked for before the page is on the screen', async ({ context, portal }) => {
  for (const path of pages) {
    const page = await openUntouched(context, portal.url + path);
    const asked = await page.waitForFunction((file) => performance.getEntriesByType('resource').find(({ name }) => file.test(name)), start);
    const shown = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    expect(await asked.evaluate((entry) => entry?.startTime)).toBeGreaterThan(shown ?? Infinity);
    await page.close();
  }
});

test('who has turned to a page before its first code is here need not do so again', async ({ context, portal }) => {
  const page = await context.newPage();
  const release = await holdCode(page, 'index');
  await page.goto(`${portal.url}/photographers`);
  await page.mouse.move(40, 300);
  release();
  await isAlive(page);
});

for (const [how, observe] of [
  ['does not tell', '() => {}'],
  ['has no way to tell', '() => { throw new TypeError() }'],
]) {
  test(`a browser that ${how} when a page is on the screen asks for its code all the same`, async ({ context, portal }) => {
    await context.addInitScript(`PerformanceObserver.prototype.observe = ${observe}`);
    const page = await context.newPage();
    const started = page.waitForRequest(start);
    await page.goto(`${portal.url}/photographers`);
    await started;
    await page.mouse.move(40, 300);
    await isAlive(page);
  });
}

/** Reads on in a drawn page while its code is on its way, and sees it taken over. */
async function readOn(page: Page, address: string): Promise<void> {
  const release = await holdCode(page);
  await page.goto(address);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  release();
  await isAlive(page);
  // The router scrolls in a step of its own, after the one that makes the page work.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve)))));
}

test('taking a page over leaves the reader where they are', async ({ context, portal }) => {
  const page = await context.newPage();
  await readOn(page, `${portal.url}/photographers`);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('… also where another page was open in the same tab before', async ({ context, portal }) => {
  const page = await context.newPage();
  await page.goto(`${portal.url}/photographer/${anna.id}`);
  await page.mouse.move(40, 300);
  await isAlive(page);
  await readOn(page, `${portal.url}/photographers`);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('a link to a place within the page leads there', async ({ context, portal }) => {
  const page = await openUntouched(context, `${portal.url}/#features`);
  await expect(page.locator('#features')).toBeInViewport();
});

for (const [who, code] of [
  ['a visitor', 'main'],
  ['a visitor', 'index'],
  ['somebody signed in', 'main'],
  ['somebody signed in', 'index'],
] as const) {
  test(`a press of ${who} before the code of the page is here (${code}) is not lost`, async ({ context, portal, newcomer }) => {
    if (who === 'a visitor') await context.clearCookies();
    else expect(newcomer.token).not.toBe('');
    const page = await context.newPage();
    const release = await holdCode(page, code);
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await expect(page.locator('script[id=delivered]')).toBeAttached();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Смотреть все/ })
      .click();
    release();
    await expect(page).toHaveURL(/photographer=\d/);
  });
}

for (const code of ['main', 'index'] as const) {
  test(`a page of the list that is pressed before the code is here (${code}) is turned to`, async ({ context, portal }) => {
    const page = await context.newPage();
    const release = await holdCode(page, code);
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.getByRole('link', { name: 'Страница 2' }).click();
    release();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[aria-current=page]').filter({ hasText: '2' })).toBeVisible();
  });
}

test('what is pressed looks so before the code of the page is here', async ({ context, portal }) => {
  const page = await context.newPage();
  await holdCode(page);
  await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  for (const control of [
    page.getByRole('button', { name: 'Тёмная тема' }),
    cards(page)
      .first()
      .getByRole('button', { name: /^Смотреть все/ }),
  ]) {
    await control.hover();
    const before = await control.evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.mouse.down();
    await expect(control).not.toHaveCSS('background-color', before);
    // Let go beside it: nothing is pressed.
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect(control).toHaveCSS('background-color', before);
  }
  await expect(page).toHaveURL(/\/photographers$/);
});

test('a link that was pressed leads on by itself where the code does not come', async ({ context, portal }) => {
  const page = await context.newPage();
  await holdCode(page);
  await page.goto(`${portal.url}/photographer/${anna.id}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page
    .getByRole('link', { name: /на главную/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test('a photographer who is not there is not drawn, and it is said so', async ({ page }) => {
  const answer = await page.goto('/photographer/999999');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).not.toContain(`id="${deliveredId}"`);
  await expect(page.getByRole('heading', { level: 1, name: 'Фотограф не найден' })).toBeVisible();
});
