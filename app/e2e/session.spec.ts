import type { Page } from '@playwright/test';
import { answer, callsTo, form, hold, login, notice } from './account.ts';
import { type Newcomer, register, saveCard } from './newcomer.ts';
import { expect, test } from './portal.ts';

const me = '/api/auth/me';
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Здравствуйте/ });
const loginForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вход' });
const firstName = (page: Page) => page.getByLabel('Имя');
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' }).click();

/** Ends the session on the server, as a password reset or another device would. */
async function revoke(url: string, { token }: Newcomer): Promise<void> {
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

test('a stored token is asked about once, and in silence', { tag: '@once' }, async ({ page, context, newcomer, portal, problems }) => {
  problems.expect(/status of 500|ERR_FAILED/);
  const checks = callsTo(page, me);
  const notices = page.getByRole('alertdialog');

  await test.step('one question before the page is shown, and no flash of the form', async () => {
    const held = await hold(page, me);
    await page.goto('/dashboard');
    await held.arrived;
    await expect(page.getByText('Загрузка…')).toBeAttached();
    await expect(loginForm(page)).toBeHidden();
    held.release();
    await expect(greeting(page)).toContainText(newcomer.firstName);
    expect(await Promise.all(checks.map((call) => call.headerValue('authorization')))).toEqual([`Bearer ${newcomer.token}`]);
  });

  await test.step('an outage leaves a visitor, who is signed in again afterwards', async () => {
    for (const outage of ['500', 'no connection']) {
      await page.unroute(`**${me}`);
      if (outage === '500') await answer(page, me, 500, {});
      else await page.route(`**${me}`, (route) => route.abort());
      await page.reload();
      await expect(loginForm(page)).toBeVisible();
      await expect(notices).toHaveCount(0);
    }
    await page.unroute(`**${me}`);
    await page.goto('/dashboard');
    await expect(greeting(page)).toBeVisible();
  });

  await test.step('a token that no longer works is dropped', async () => {
    await revoke(portal.url, newcomer);
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
    await expect(notices).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([]);
  });

  await test.step('without a token nothing is asked', async () => {
    checks.length = 0;
    await page.goto('/dashboard');
    await expect(loginForm(page)).toBeVisible();
    expect(checks).toEqual([]);
  });
});

test('a session that ends says so once, and takes nothing away that was typed', async ({ page, context, newcomer, portal }) => {
  await saveCard(portal.url, newcomer);
  await page.goto('/dashboard/profile');
  await firstName(page).fill('Ульяна-Мария');
  await revoke(portal.url, newcomer);
  await save(page);
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await expect(notice(page, 'Сессия завершена')).toContainText('Ваша сессия истекла, пожалуйста, войдите снова');
  expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([]);
  await login(page, newcomer);
  await expect(page).toHaveURL(`${portal.url}/dashboard/profile`);
  await expect(firstName(page)).toHaveValue('Ульяна-Мария');

  await test.step('also while a file is on its way', async () => {
    await answer(page, '/api/photographer/avatar', 401, {});
    const picture = { name: 'я.png', mimeType: 'image/png', buffer: onePixel };
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(loginForm(page)).toBeVisible();
    await login(page, newcomer);
    await expect(firstName(page)).toHaveValue('Ульяна-Мария');
  });

  await test.step('also when the browser has forgotten it', async () => {
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.removeItem('token'));
    await save(page);
    await expect(loginForm(page)).toBeVisible();
    await login(page, newcomer);
    await expect(firstName(page)).toHaveValue('Ульяна-Мария');
  });
});

test('tabs agree on who is signed in', async ({ page, context, newcomer, portal, isMobile }) => {
  const other = await context.newPage();
  await page.goto('/dashboard/profile');
  await other.goto(`${portal.url}/dashboard`);
  await expect(greeting(other)).toBeVisible();
  await expect(firstName(page)).toHaveValue(newcomer.firstName);

  await test.step('signing out in one leaves the cabinet in the other', async () => {
    await other.goto(`${portal.url}/logout`);
    await form(other).getByRole('button', { name: 'Выйти' }).click();
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('signing in in one is seen in the other', async () => {
    const person = await register(portal.url);
    await page.goto('/terms');
    await expect(page.getByRole('link', { name: 'Войти' })).toHaveCount(isMobile ? 0 : 1);
    await other.goto(`${portal.url}/login`);
    await login(other, person);
    await expect(greeting(other)).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Меню' }).click();
    const signedIn = isMobile ? page.getByRole('link', { name: 'Кабинет' }) : page.getByRole('button', { name: 'Ульяна, меню' });
    await expect(signedIn).toBeVisible();
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('Фамилия')).toHaveValue(person.lastName);
  });
});

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
