import type { Page } from '@playwright/test';
import { inlineStylesId } from '../src/ssr/client/inlineStyles.ts';
import { cards } from './support/directory.ts';
import { holdCode, isHydrated } from './support/hydration.ts';
import { anna, watchShifts } from './support/photographer.ts';
import { expect, signIn, test, tokenCookieOf } from './support/portal.ts';

/** Scrolls in a server-rendered page before its code loads, and expects the same position after hydration. */
async function scrollDuringHydration(page: Page, address: string): Promise<void> {
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  release();
  await isHydrated(page);
  // The router scrolls in a later task than hydration.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve)))));
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Navigates from the home page to the directory with the router. After a reload, Back then changes only the URL. */
async function navigateToDirectory(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
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
  'hydration keeps the scroll position, and Back before hydration loads the page of the URL',
  { tag: '@phone' },
  async ({ context, portal }) => {
    const page = await context.newPage();
    await test.step('the first page of a tab', () => scrollDuringHydration(page, `${portal.url}/photographers`));

    await test.step('after another page with the same scroll position', async () => {
      await page.goto(`${portal.url}/photographer/${anna.id}`);
      await isHydrated(page);
      await scrollDuringHydration(page, `${portal.url}/photographers`);
    });

    await test.step('a link with a hash scrolls there', async () => {
      await page.goto(`${portal.url}/#features`);
      await expect(page.locator('#features')).toBeInViewport();
    });

    await test.step('Back', async () => {
      await navigateToDirectory(page, portal.url);
      const release = await holdCode(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(cards(page).first()).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/$/);
      // So late that the page that is left could be hydrated, with the code of another.
      const idle = page.waitForEvent('console', (message) => message.text() === 'idle');
      await page.evaluate(() =>
        addEventListener('beforeunload', () =>
          requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => console.info('idle')))),
        ),
      );
      await page.route(`${portal.url}/`, async (route) => {
        await idle;
        await route.fallback();
      });
      release();
      await isHome(page);
    });
  },
);

test('Back during hydration works too', { tag: '@all' }, async ({ context, portal }) => {
  const page = await context.newPage();
  await navigateToDirectory(page, portal.url);
  await page.addInitScript((id) => {
    let hadStyles = false;
    // These styles are removed just before React starts.
    new MutationObserver(() => {
      const hasStyles = document.getElementById(id) !== null;
      if (hadStyles && !hasStyles && location.pathname === '/photographers') history.back();
      hadStyles = hasStyles;
    }).observe(document, { childList: true, subtree: true });
  }, inlineStylesId);
  // On a slow phone Back happens while React hydrates the page, which it does in slices.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForURL(/\/$/);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await isHome(page);
});

/**
 * Opens a page until the server has rendered it with the session summary. On a busy machine the lookup may take too long, and the
 * page leaves it to the browser.
 */
async function openKnown(page: Page, address: string): Promise<{ headers: Record<string, string>; html: string }> {
  const response = { headers: {}, html: '' };
  await expect
    .poll(async () => {
      const answer = await page.goto(address, { waitUntil: 'commit' });
      Object.assign(response, { headers: answer?.headers(), html: await answer?.text() });
      return response.html;
    })
    .toContain('"summary":');
  return response;
}

const signInLink = (page: Page) => page.locator('header a[href="/login"]');

test('a page is rendered for its user, cached by nobody, and nothing shifts when the session is known', async ({
  context,
  portal,
  newcomer,
}) => {
  const address = `${portal.url}/photographers`;
  const ownMenu = (page: Page) => page.getByRole('button', { name: `${newcomer.firstName}, меню` });

  await test.step('a signed-in user sees their own header at once', async () => {
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

  await test.step('a token that the server did not get hides the sign-in link until the session is known', async () => {
    const page = await context.newPage();
    // As when coming from another site, for which a `SameSite=Strict` cookie is not sent.
    await page.route('**/photographers', async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
      await route.fulfill({ response });
    });
    const release = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(12);
    await expect(signInLink(page)).toHaveCSS('visibility', 'hidden');
    release();
    await isHydrated(page);
    await expect(signInLink(page)).toHaveCount(0);
    await expect(ownMenu(page)).toBeVisible();
    await page.close();
  });

  await test.step('with an invalid token the sign-in links are there before hydration, and stay', async () => {
    await context.clearCookies();
    await signIn(context, portal.url, 'forged');
    const page = await context.newPage();
    const release = await holdCode(page);
    await openKnown(page, address);
    await expect(cards(page)).toHaveCount(12);
    await expect(signInLink(page)).toBeVisible();
    const shifts = await watchShifts(page);
    release();
    await isHydrated(page);
    await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === tokenCookieOf(portal.url))).toEqual([]);
    await expect(signInLink(page)).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
});
