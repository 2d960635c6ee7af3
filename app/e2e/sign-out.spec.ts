import type { Page } from '@playwright/test';
import { answer, callsTo, form, login, notice } from './account.ts';
import { register } from './newcomer.ts';
import { expect, test } from './portal.ts';

const loginForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вход' });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Здравствуйте/ });

/** What the browser keeps that could open the cabinet, or was typed in it. */
const kept = (page: Page) =>
  page.evaluate(() => [...document.cookie.split('; '), ...Object.keys(sessionStorage)].filter((name) => /token|draft/i.test(name)));

test('signing out asks first, then forgets everything, whatever the server says', async ({
  page,
  newcomer,
  portal,
  problems,
  isMobile,
}) => {
  problems.expect(/status of 500|ERR_FAILED/);
  const calls = callsTo(page, '/api/auth/logout');
  await page.goto('/dashboard/profile');
  await page.getByLabel('Имя').fill('Никто');

  await test.step('a question, which may be refused', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    const question = page.getByRole('alertdialog', { name: 'Выйти из кабинета?' });
    await question.getByRole('button', { name: 'Отмена' }).click();
    await expect(question).toBeHidden();
    expect(calls).toEqual([]);
  });

  await test.step('a yes ends the session here and on the server, and leads home', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('alertdialog', { name: 'Выйти из кабинета?' }).getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(`${portal.url}/`);
    await expect(notice(page, 'Вы вышли из системы')).toHaveCount(1);
    expect(await kept(page)).toEqual([]);
    expect(await Promise.all(calls.map((call) => call.headerValue('authorization')))).toEqual([`Bearer ${newcomer.token}`]);
    const headers = { authorization: `Bearer ${newcomer.token}` };
    expect((await fetch(`${portal.url}/api/auth/me`, { headers })).status).toBe(401);
    await page.goBack();
    await expect(loginForm(page)).toBeVisible();
  });

  await test.step('the next person meets nothing of the one before', async () => {
    const person = await register(portal.url);
    await login(page, person);
    await expect(page.getByLabel('Фамилия')).toHaveValue(person.lastName);
    await expect(page.getByLabel('Имя')).toHaveValue(person.firstName);
    await expect(page.getByText(newcomer.lastName)).toHaveCount(0);
  });

  for (const outage of ['500', 'no connection']) {
    await test.step(`the same by the page of its own, with ${outage}`, async () => {
      if (outage === '500') await answer(page, '/api/auth/logout', 500, { success: false, message: 'SQL boom' });
      else await page.route('**/api/auth/logout', (route) => route.abort());
      await page.goto('/logout');
      await form(page).getByRole('button', { name: 'Выйти' }).click();
      await expect(page).toHaveURL(`${portal.url}/`);
      await expect(page.getByRole('alertdialog')).toHaveCount(1);
      await expect(notice(page, 'Вы вышли из системы')).toBeVisible();
      expect(await kept(page)).toEqual([]);
      await page.goto('/logout');
      await expect(page).toHaveURL(`${portal.url}/`);
      await page.goto('/dashboard');
      await login(page, newcomer);
      await expect(greeting(page)).toBeVisible();
    });
  }
});

/** What a browser may refuse to a page: run before the page's own scripts. */
const refusals = {
  'keeps nothing': `
    const deny = () => { throw new DOMException('denied', 'SecurityError'); };
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny });`,
  'is full': 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };',
  'holds junk': `
    if (!sessionStorage.getItem('token')) {
      for (const name of ['token', 'accessToken']) document.cookie = name + '=%E0%A4%A; path=/';
      for (const store of [sessionStorage, localStorage])
        for (const name of ['token', 'draft:1:card', 'rememberedEmail', 'locale']) store.setItem(name, '{"half": ');
    }`,
};

for (const [state, refuse] of Object.entries(refusals)) {
  test(`a browser that ${state} still lets a person in`, async ({ page, newcomer, context }) => {
    await context.clearCookies();
    const checks = callsTo(page, '/api/auth/me');
    await page.addInitScript(refuse);
    await page.goto('/dashboard');
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    expect(checks).toEqual([]);
    await login(page, newcomer);
    await expect(greeting(page)).toBeVisible();
    await page.getByRole('link', { name: 'Заполнить карточку' }).click();
    await page.getByLabel('О себе').fill('Снимаю');
    await page.getByRole('link', { name: 'Главная', exact: true }).click();
    await page.getByRole('button', { name: 'Уйти' }).click();
    await page.goto('/dashboard');
    await expect(state === 'keeps nothing' ? loginForm(page) : greeting(page)).toBeVisible();
  });
}
