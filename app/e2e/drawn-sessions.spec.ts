import type { Page } from '@playwright/test';
import { cards } from './directory.ts';
import { holdCode, isAlive } from './drawn.ts';
import { watchShifts } from './look.ts';
import { expect, signIn, test } from './portal.ts';

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
