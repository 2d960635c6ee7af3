import type { Page } from '@playwright/test';
import { form, login, notice } from './account.ts';
import { openCard } from './card.ts';
import { type Newcomer, register } from './newcomer.ts';
import { orderWith } from './orders.ts';
import { expect, test } from './portal.ts';
import { choose, makePortfolio, option, picture } from './portfolios.ts';

const window = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => window(page).locator('button[type=submit]').click();
const loginForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вход' });
const restored = (page: Page) => notice(page, 'Вернули то, что вы не сохранили');

/** Ends the session on the server, as another device would, and signs in again where the page asks for it. */
async function loseSession(page: Page, url: string, person: Newcomer, send: () => Promise<void>): Promise<void> {
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token');
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${cookie?.value}` } });
  await send();
  await expect(loginForm(page)).toBeVisible();
  await login(page, person);
}

test('a session that ends in a window takes nothing away that was typed there', async ({ page, portal, newcomer }) => {
  const order = await orderWith({ url: portal.url, token: newcomer.token }, 'Ученик 1.jpg');
  const name = window(page).getByLabel('Название');
  const client = window(page).getByLabel('Имя клиента');

  await test.step('the details of a project, whose window is open again', async () => {
    await page.goto(`/dashboard/projects?project=${order}`);
    await client.fill('Мария Гордеева');
    await loseSession(page, portal.url, newcomer, () => save(page));
    await expect(client).toHaveValue('Мария Гордеева');
    await expect(restored(page)).toBeVisible();
    await save(page);
    await expect(notice(page, 'Проект сохранён')).toBeVisible();
  });

  await test.step('a new project', async () => {
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: 'Создать проект' }).first().click();
    await name.fill('Утренник');
    await option(page, window(page).getByRole('button', { name: /Категория/ }), 'Школа');
    await loseSession(page, portal.url, newcomer, () => save(page));
    await page.getByRole('button', { name: 'Создать проект' }).first().click();
    await expect(name).toHaveValue('Утренник');
    await expect(window(page).getByRole('button', { name: /Категория/ })).toContainText('Школа');
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Утренник' })).toBeVisible();
  });

  await test.step('a new portfolio, but for its files', async () => {
    await openCard(page);
    const add = page.getByRole('button', { name: 'Добавить портфолио' }).first();
    await add.click();
    await name.fill('Прогулки');
    await option(page, window(page).getByRole('button', { name: /Специализация/ }), 'Портрет');
    await choose(page, [await picture('вечер.jpg', '#26324d')]);
    await loseSession(page, portal.url, newcomer, () => save(page));
    await add.click();
    await expect(name).toHaveValue('Прогулки');
    await choose(page, [await picture('вечер.jpg', '#26324d')]);
    await save(page);
    await expect(notice(page, 'Портфолио создано')).toBeVisible();
    await expect(window(page)).toHaveCount(0);
  });

  await test.step('what was given up on purpose does not come back', async () => {
    const edit = page.getByRole('button', { name: 'Изменить портфолио: Прогулки' });
    await edit.click();
    await name.fill('Другое');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Уйти без сохранения?' }).getByRole('button', { name: 'Уйти' }).click();
    await edit.click();
    await expect(name).toHaveValue('Прогулки');
  });
});

test('another tab takes nothing away from a form that is half filled', { tag: '@once' }, async ({ page, context, portal, newcomer }) => {
  await makePortfolio(portal.url, newcomer, 'Двор', [await picture('утро.jpg', '#b4553f')]);
  const other = await context.newPage();
  await openCard(page);
  const title = window(page).getByLabel('Название');

  await test.step('what was deleted there says so here, and the words stay', async () => {
    await page.getByRole('button', { name: 'Изменить портфолио: Двор' }).click();
    await title.fill('Двор вечером');
    await other.goto(`${portal.url}/dashboard/profile`);
    await other.getByRole('button', { name: 'Удалить портфолио: Двор' }).click();
    await other
      .getByRole('alertdialog', { name: /^Удалить/ })
      .getByRole('button', { name: 'Удалить' })
      .click();
    await expect(notice(other, 'Портфолио удалено')).toBeVisible();
    await save(page);
    await expect(notice(page, 'Ошибка при работе с портфолио')).toContainText('Портфолио не найдено');
    await expect(title).toHaveValue('Двор вечером');
    await window(page).getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('alertdialog', { name: 'Уйти без сохранения?' }).getByRole('button', { name: 'Уйти' }).click();
  });

  await test.step('signing out there keeps the card for its owner, and for nobody else', async () => {
    await page.getByLabel('О себе').fill('Снимаю тихо.');
    await other.goto(`${portal.url}/logout`);
    await form(other).getByRole('button', { name: 'Выйти' }).click();
    await expect(loginForm(page)).toBeVisible();
    const stranger = await register(portal.url);
    await other.goto(`${portal.url}/login`);
    await login(other, stranger);
    await expect(page.getByLabel('Фамилия')).toHaveValue(stranger.lastName);
    await expect(page.getByLabel('О себе')).toHaveValue('');
    await other.goto(`${portal.url}/logout`);
    await form(other).getByRole('button', { name: 'Выйти' }).click();
    await expect(loginForm(page)).toBeVisible();
    await login(page, newcomer);
    await expect(page.getByLabel('О себе')).toHaveValue('Снимаю тихо.');
  });
});

test('a page whose code went with an update says so under its head, and opens by loading anew', async ({ page, problems, isMobile }) => {
  problems.expect(/status of 404|Failed to (fetch|load)|ERR_/);
  await page.goto('/');
  await page.route(/\/assets\/TermsScreen.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Условия использования' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Не удалось открыть страницу' });
  await failure.getByRole('button', { name: 'Попробовать снова' }).click();
  const reload = failure.getByRole('button', { name: 'Обновить страницу' });
  await expect(reload).toBeVisible();
  await expect(page.getByRole('link', { name: 'Диафрагма, на главную' })).toBeVisible();
  if (isMobile) await expect(page.getByRole('button', { name: 'Меню' })).toBeVisible();
  await page.unrouteAll();
  await reload.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Условия использования' })).toBeVisible();
});
