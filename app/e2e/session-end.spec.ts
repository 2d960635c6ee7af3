import type { Page } from '@playwright/test';
import { answer, login, notice } from './support/account.ts';
import { openCard, saveButton } from './support/card.ts';
import { type Newcomer, saveCard } from './support/newcomer.ts';
import { projectWith } from './support/projects.ts';
import { expect, test } from './support/portal.ts';
import { choose, testImage } from './support/portfolios.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialogOf(page).locator('button[type=submit]').click();
const loginForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вход' });
const tokens = async (page: Page) => (await page.context().cookies()).filter(({ name }) => /token/i.test(name));

/** Ends the session on the server, as another device would, submits, and signs in again. */
async function loseSession(page: Page, url: string, person: Newcomer, send: () => Promise<void>): Promise<void> {
  const [cookie] = await tokens(page);
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${cookie?.value}` } });
  await send();
  await expect(loginForm(page)).toBeVisible();
  await expect(notice(page, 'Сессия завершена')).toHaveCount(1);
  await notice(page, 'Сессия завершена').getByRole('button', { name: 'Закрыть' }).click();
  expect(await tokens(page)).toEqual([]);
  await login(page, person);
}

test('an expired session shows one toast, and loses no typed values', async ({ page, portal, newcomer }) => {
  await saveCard(portal.url, newcomer);
  const project = await projectWith({ url: portal.url, token: newcomer.token }, 'Ученик 1.jpg');
  const name = dialogOf(page).getByLabel('Название');
  const client = dialogOf(page).getByLabel('Имя клиента');

  await test.step('the details of a project, whose dialog reopens', async () => {
    await page.goto(`/dashboard/projects?project=${project}`);
    await client.fill('Мария Гордеева');
    await loseSession(page, portal.url, newcomer, () => save(page));
    await expect(client).toHaveValue('Мария Гордеева');
    await expect(notice(page, 'Вернули то, что вы не сохранили')).toBeVisible();
    await save(page);
    await expect(notice(page, 'Проект сохранён')).toBeVisible();
  });

  await test.step('a new project', async () => {
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: 'Создать проект' }).first().click();
    await name.fill('Утренник');
    await dialogOf(page).getByLabel('Категория').selectOption({ label: 'Школа' });
    await loseSession(page, portal.url, newcomer, () => save(page));
    await page.getByRole('button', { name: 'Создать проект' }).first().click();
    await expect(name).toHaveValue('Утренник');
    await expect(dialogOf(page).getByLabel('Категория').locator(':checked')).toHaveText('Школа');
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Утренник' })).toBeVisible();
  });

  await test.step('a new portfolio, except its files', async () => {
    await openCard(page);
    const add = page.getByRole('button', { name: 'Добавить портфолио' }).first();
    await add.click();
    await name.fill('Прогулки');
    await dialogOf(page).getByLabel('Специализация').selectOption({ label: 'Портрет' });
    await choose(page, [await testImage('вечер.jpg', '#26324d')]);
    await loseSession(page, portal.url, newcomer, () => save(page));
    await add.click();
    await expect(name).toHaveValue('Прогулки');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Уйти без сохранения?' }).getByRole('button', { name: 'Уйти' }).click();
    // Discarded changes do not come back.
    await add.click();
    await expect(name).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  await test.step('the card', async () => {
    await page.getByLabel('Имя').fill('Ульяна-Мария');
    await loseSession(page, portal.url, newcomer, () => saveButton(page).click());
    await expect(page).toHaveURL('/dashboard/profile');
    await expect(page.getByLabel('Имя')).toHaveValue('Ульяна-Мария');
  });

  await test.step('the card, also during a file upload', async () => {
    await answer(page, '/api/photographer/avatar', 401, {});
    const { buffer } = await testImage('я.jpg', '#26324d');
    await page.locator('form input[type=file]').setInputFiles({ name: 'я.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('dialog').getByRole('button', { name: 'Загрузить' }).click();
    await expect(loginForm(page)).toBeVisible();
    await login(page, newcomer);
    await expect(page.getByLabel('Имя')).toHaveValue('Ульяна-Мария');
  });

  await test.step('the card, also when the cookies are gone', async () => {
    await page.context().clearCookies();
    await saveButton(page).click();
    await expect(loginForm(page)).toBeVisible();
    await login(page, newcomer);
    await expect(page.getByLabel('Имя')).toHaveValue('Ульяна-Мария');
  });
});
