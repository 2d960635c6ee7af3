import type { Page } from '@playwright/test';
import { drawnStylesId } from '../src/hydration/drawn-styles.ts';
import { cards } from './directory.ts';
import { holdCode, isAlive } from './drawn.ts';
import { expect, test } from './portal.ts';

/** The router leads from the home page to the directory: loaded anew it shares the history, so that Back changes the address alone. */
async function leadToDirectory(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.mouse.move(40, 300);
  await isAlive(page);
  await page
    .locator('#services')
    .getByRole('link', { name: /Виньетки/ })
    .click();
  await expect(page).toHaveURL(/\/photographers\?specializations=/);
  await expect(cards(page).first()).toBeVisible();
}

test('Back before the code of a drawn page is here leads to the page of that address', { tag: '@once' }, async ({ context, portal }) => {
  const page = await context.newPage();
  await leadToDirectory(page, portal.url);
  await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Back before even the first code of a drawn page leads to the page of that address', { tag: '@once' }, async ({ context, portal }) => {
  const page = await context.newPage();
  await leadToDirectory(page, portal.url);
  const release = await holdCode(page, 'index');
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Back while a drawn page is taken over leads to the page of that address', { tag: '@once' }, async ({ context, portal }) => {
  const page = await context.newPage();
  await leadToDirectory(page, portal.url);
  await page.addInitScript((id) => {
    let wasDrawn = false;
    // These go when React begins, which then works in small steps.
    new MutationObserver(() => {
      const isDrawn = document.getElementById(id) !== null;
      if (wasDrawn && !isDrawn && location.pathname === '/photographers') history.back();
      wasDrawn = isDrawn;
    }).observe(document, { childList: true, subtree: true });
  }, drawnStylesId);
  // As a slow phone does it: Back comes in between.
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.reload();
  await page.mouse.move(60, 320);
  await page.waitForURL(/\/$/);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
  expect(new URL(page.url()).pathname).toBe('/');
});
