import type { Page } from '@playwright/test';
import { inlineStylesId } from '../src/ssr/client/inlineStyles.ts';
import { cards } from './directory.ts';
import { holdCode, isHydrated } from './hydration.ts';
import { anna, watchShifts } from './photographer.ts';
import { expect, signIn, test } from './portal.ts';

/** Reads on in a drawn page while its code is on its way, and sees it taken over. */
async function readOn(page: Page, address: string): Promise<void> {
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  release();
  await isHydrated(page);
  // The router scrolls in a step of its own, after the one that makes the page work.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve)))));
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** The router leads from the home page to the directory: loaded anew it shares the history, so that Back changes the address alone. */
async function leadToDirectory(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.mouse.move(40, 300);
  await isHydrated(page);
  await page
    .locator('#services')
    .getByRole('link', { name: /Виньетки/ })
    .click();
  await expect(page).toHaveURL(/\/photographers\?specializations=/);
  await expect(cards(page).first()).toBeVisible();
}

async function isHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
  expect(new URL(page.url()).pathname).toBe('/');
}

test(
  'a page that is taken over leaves the reader where they are, and Back before its code leads to the page of that address',
  { tag: '@phone' },
  async ({ context, portal }) => {
    const page = await context.newPage();
    await test.step('the first page of a tab', () => readOn(page, `${portal.url}/photographers`));

    await test.step('behind another page, which was read as far', async () => {
      await page.goto(`${portal.url}/photographer/${anna.id}`);
      await page.mouse.move(40, 300);
      await isHydrated(page);
      await readOn(page, `${portal.url}/photographers`);
    });

    await test.step('a link to a place within the page leads there', async () => {
      await page.goto(`${portal.url}/#features`);
      await expect(page.locator('#features')).toBeInViewport();
    });

    await test.step('Back', async () => {
      await leadToDirectory(page, portal.url);
      await holdCode(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(cards(page).first()).toBeVisible();
      await page.goBack();
      await isHome(page);
    });
  },
);

test('Back before even the first code, or while a page is taken over, leads there too', { tag: '@all' }, async ({ context, portal }) => {
  await test.step('before the first code', async () => {
    const page = await context.newPage();
    await leadToDirectory(page, portal.url);
    const release = await holdCode(page, 'index');
    await page.reload({ waitUntil: 'commit' });
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/$/);
    release();
    await isHome(page);
  });

  await test.step('meanwhile', async () => {
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
    }, inlineStylesId);
    // As a slow phone does it: Back comes in between.
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.reload();
    await page.mouse.move(60, 320);
    await page.waitForURL(/\/$/);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await isHome(page);
  });
});

/**
 * Opens a page for which the server has found out in time whose it is. On a busy machine that may take longer than a page
 * waits for it, and the page leaves it to the browser: that is another test.
 */
async function openKnown(page: Page, address: string): Promise<{ headers: Record<string, string>; html: string }> {
  const seen = { headers: {}, html: '' };
  await expect
    .poll(async () => {
      const answer = await page.goto(address, { waitUntil: 'commit' });
      Object.assign(seen, { headers: answer?.headers(), html: await answer?.text() });
      return seen.html;
    })
    .toContain('"face":');
  return seen;
}

const wayIn = (page: Page) => page.locator('header a[href="/login"]');

test('a page is drawn for whose it is, kept by nobody, and nothing moves when that is found out', async ({ context, portal, newcomer }) => {
  const address = `${portal.url}/photographers`;
  const ownMenu = (page: Page) => page.getByRole('button', { name: `${newcomer.firstName}, меню` });

  await test.step('who is signed in sees their own head at once', async () => {
    const page = await context.newPage();
    const release = await holdCode(page);
    const { headers, html } = await openKnown(page, address);
    expect(headers['cache-control']).toBe('private, no-store');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('link', { name: `${newcomer.firstName}, кабинет` })).toBeVisible();
    expect(html).not.toContain('>Войти<');
    for (const secret of [newcomer.email, newcomer.lastName, newcomer.token]) expect(html).not.toContain(secret);
    release();
    await expect(ownMenu(page)).toBeVisible();
    await page.close();
  });

  await test.step('a token that the server was not sent hides the way in until it is known whose it is', async () => {
    const page = await context.newPage();
    // As from another site, which `SameSite=Strict` keeps the cookie from.
    await page.route('**/photographers', async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
      await route.fulfill({ response });
    });
    const release = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(12);
    await expect(wayIn(page)).toHaveCSS('visibility', 'hidden');
    release();
    await isHydrated(page);
    await expect(wayIn(page)).toHaveCount(0);
    await expect(ownMenu(page)).toBeVisible();
    await page.close();
  });

  await test.step('with a token that is nobody’s any more the ways in are there before the code, and stay', async () => {
    await context.clearCookies();
    await signIn(context, portal.url, 'forged');
    const page = await context.newPage();
    const release = await holdCode(page);
    await openKnown(page, address);
    await expect(cards(page)).toHaveCount(12);
    await expect(wayIn(page)).toBeVisible();
    const shifts = await watchShifts(page);
    release();
    await isHydrated(page);
    await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    await expect(wayIn(page)).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
});
