import type { Page } from '@playwright/test';
import { cards } from './directory.ts';
import { anna } from './look.ts';
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

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages are there, and their links lead on', async ({ browser, portal }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${portal.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
    await expect(cards(page)).toHaveCount(12);
    await page.goto(`${portal.url}/photographers?specializations=3&page=1`);
    await expect(cards(page).first().getByRole('link').first()).toBeVisible();
    await page.goto(`${portal.url}/photographer/${anna.id}`);
    await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
    await expect(page.locator('img').first()).toBeVisible();
    await context.close();
  });
});

test('a drawn page is taken over without a second question, and what is looked at later is asked for', async ({ page }) => {
  const calls = callsOf(page);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('[data-drawn-style]')).toHaveCount(0);
    expect(calls.filter((call) => call !== '/api/settings/lk-content')).toEqual([]);
  }
  await page.getByRole('link', { name: 'Фотографы', exact: true }).first().click();
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

test('a press before the code of the page is here is not lost', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await gate.promise;
    return route.fallback();
  });
  const opened = page.goto('/photographers', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Страница 2' }).click();
  gate.resolve();
  await opened;
  await expect(page).toHaveURL(/page=2/);
});

test('who is signed in sees no way in, not for one frame', async ({ page, context, portal, newcomer }) => {
  await signIn(context, portal.url, newcomer.token);
  const answer = await page.request.get(`${portal.url}/photographers`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect(html).toContain('<article');
  expect(html).not.toContain('>Войти<');
  expect(answer.headers()['cache-control']).toContain('private');
  await page.goto('/photographers');
  await expect(
    page
      .getByRole('button', { name: new RegExp(newcomer.firstName) })
      .or(page.getByRole('button', { name: 'Меню' }))
      .first(),
  ).toBeVisible();
});

test('a page whose data cannot be read is sent, and says so in the browser', async ({ page }) => {
  const answer = await page.goto('/photographer/999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Фотограф не найден' })).toBeVisible();
});
