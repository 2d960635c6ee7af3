import type { BrowserContext, Page } from '@playwright/test';
import { deliveredId } from '../src/hydration/delivered.ts';
import { drawnStylesId } from '../src/hydration/drawn-styles.ts';
import { cards } from './directory.ts';
import { anna, watchShifts } from './look.ts';
import { expect, signIn, test } from './portal.ts';

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
  await expect(page.getByRole('button', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Страница 1' }).click();
  await expect(page).toHaveURL(/\/photographers$/);
  await expect.poll(() => calls).toContain('/photographers');
});

/** The code of the portal comes when it is let through. */
async function holdCode(page: Page, code: 'main' | 'index' = 'main'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/assets/${code}-*.js`, async (route) => {
    await gate.promise;
    return route.fallback();
  });
  return gate.resolve;
}

/** A drawn page as it comes, before anybody has turned to it. */
async function openUntouched(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const isAlive = (page: Page) => page.waitForFunction((id) => document.getElementById(id) === null, deliveredId);

test('a page comes without code, and asks for it when somebody turns to it', async ({ context, portal }) => {
  const scripts: string[] = [];
  const styles: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  const page = await openUntouched(context, `${portal.url}/photographers`);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !/\/assets\/index-[\w-]+\.js$/.test(path))).toEqual([]);
  expect(await page.locator('link[rel=stylesheet]:not([disabled]), link[rel=modulepreload]').count()).toBe(0);
  await page.mouse.move(40, 300);
  await isAlive(page);
  // All its styles came with it.
  expect(styles).toEqual([]);
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

test('Back before the code of a drawn page is here leads to the page of that address', async ({ context, portal }) => {
  const page = await context.newPage();
  await leadToDirectory(page, portal.url);
  await holdCode(page);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Back before even the first code of a drawn page leads to the page of that address', async ({ context, portal }) => {
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

test('Back while a drawn page is taken over leads to the page of that address', async ({ context, portal }) => {
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

test('with a token that is nobody’s any more the ways in are there before the code, and stay', async ({ context, portal, isMobile }) => {
  await signIn(context, portal.url, 'forged');
  const page = await context.newPage();
  const release = await holdCode(page);
  await openKnown(page, `${portal.url}/photographers`);
  await expect(cards(page)).toHaveCount(12);
  const way = page.locator('header a[href="/login"]');
  // A phone's head has no room for it in any case.
  await expect(way).toHaveCSS('visibility', 'visible');
  if (!isMobile) await expect(way).toBeVisible();
  const shifts = await watchShifts(page);
  release();
  await isAlive(page);
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  await expect(way).toHaveCSS('visibility', 'visible');
  expect(await shifts()).toEqual([]);
});

test('a link to a place within the page leads there', async ({ context, portal }) => {
  const page = await openUntouched(context, `${portal.url}/#features`);
  await expect(page.locator('#features')).toBeInViewport();
});

for (const who of ['a visitor', 'somebody signed in'] as const) {
  test(`a press of ${who} before the code of the page is here is not lost`, async ({ context, portal, newcomer }) => {
    if (who === 'a visitor') await context.clearCookies();
    else expect(newcomer.token).not.toBe('');
    const page = await context.newPage();
    const release = await holdCode(page);
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await expect(page.locator('script[id=delivered]')).toBeAttached();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.getByRole('button', { name: 'Страница 2' }).click();
    release();
    await expect(page).toHaveURL(/page=2/);
  });
}

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

test('who is signed in sees their own head at once, which nobody keeps', async ({ context, page, portal, newcomer, isMobile }) => {
  const untouched = await context.newPage();
  await holdCode(untouched);
  const { headers, html } = await openKnown(untouched, `${portal.url}/photographers`);
  expect(headers['cache-control']).toBe('private, no-store');
  await expect(cards(untouched)).toHaveCount(12);
  if (!isMobile) await expect(untouched.getByRole('link', { name: `${newcomer.firstName}, кабинет` })).toBeVisible();
  expect(html).toContain(`${newcomer.firstName}, кабинет`);
  expect(html).not.toContain('>Войти<');
  for (const secret of [newcomer.email, newcomer.lastName, newcomer.token]) expect(html).not.toContain(secret);
  await untouched.close();

  await page.goto('/photographers');
  const own = page.getByRole('button', { name: new RegExp(newcomer.firstName) });
  await expect(own.or(page.getByRole('button', { name: 'Меню' })).first()).toBeVisible();
});

test('a token that the server was not sent hides the way in until it is known whose it is', async ({
  context,
  portal,
  newcomer,
  isMobile,
}) => {
  const page = await context.newPage();
  // As from another site, which `SameSite=Strict` keeps the cookie from.
  await page.route('**/photographers', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    await route.fulfill({ response });
  });
  const release = await holdCode(page);
  await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(12);
  const way = page.locator('header a[href="/login"]');
  await expect(way).toHaveCount(1);
  // On a phone as well, whose head has no room for it in any case.
  await expect(way).toHaveCSS('visibility', 'hidden');
  release();
  await isAlive(page);
  await expect(way).toHaveCount(0);
  if (!isMobile) await expect(page.getByRole('button', { name: `${newcomer.firstName}, меню` })).toBeVisible();
});

test('a photographer who is not there is not drawn, and it is said so', async ({ page }) => {
  const answer = await page.goto('/photographer/999999');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).not.toContain(`id="${deliveredId}"`);
  await expect(page.getByRole('heading', { level: 1, name: 'Фотограф не найден' })).toBeVisible();
});
