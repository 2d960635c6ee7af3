import type { Page } from '@playwright/test';
import { deliveredId } from '../src/hydration/delivered.ts';
import { cards } from './directory.ts';
import { drawnPages, holdCode, isAlive, openUntouched } from './drawn.ts';
import { anna } from './look.ts';
import { expect, test } from './portal.ts';

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
  for (const path of drawnPages) {
    await page.goto(path);
    await expect(page.locator('[data-drawn-style]')).toHaveCount(0);
    expect(calls).toEqual([]);
    // Of all sheets only what has become of attributes is gone: React Aria adds none of its own, which would lay out all anew.
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
  }
  await page
    .getByRole('link', { name: /на главную/ })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(12);
  expect(calls).toContain('/photographers');
});

test('a choice in the address is drawn, and goes on from there', { tag: '@once' }, async ({ page }) => {
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

test('a photographer who is not there is not drawn, and it is said so', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/photographer/999999');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).not.toContain(`id="${deliveredId}"`);
  await expect(page.getByRole('heading', { level: 1, name: 'Фотограф не найден' })).toBeVisible();
});
