import type { Page } from '@playwright/test';
import { openCard } from './support/card.ts';
import { walkThroughFaults, type FilledForm } from './support/faults.ts';
import { projectWith } from './support/projects.ts';
import { test } from './support/portal.ts';
import { choose, makePortfolio, testImage } from './support/portfolios.ts';

test.beforeEach(({ problems }) => problems.expect(/status of 50[03]|ERR_INTERNET_DISCONNECTED/));

const dialogOf = (page: Page) => page.getByRole('dialog');
const submitDialog = (page: Page) => dialogOf(page).locator('button[type=submit]');

test('the dialogs of portfolios survive every network fault', { tag: '@all' }, async ({ page, context, portal, newcomer }) => {
  const base = '/api/photographer/portfolios';
  const failure = 'Ошибка при работе с портфолио';
  const title = dialogOf(page).getByLabel('Название');
  const id = await makePortfolio(portal.url, newcomer, 'Двор', [await testImage('утро.jpg', '#b4553f')]);
  await openCard(page);
  /** One of the dialogs; `saved` is the toast at the end. */
  const walk = ({ saved, ...form }: Pick<FilledForm, 'method' | 'path' | 'typed'> & { saved: string }) =>
    walkThroughFaults(page, context, {
      ...form,
      failure,
      button: submitDialog(page),
      saved: page.getByRole('alertdialog', { name: saved }),
    });

  await test.step('one photo', async () => {
    const seen = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Изменить утро.jpg' }).click();
    await title.fill('Утро');
    await page.route(`**${base}/${id}/media/*`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await submitDialog(page).click();
    const { pathname } = new URL((await seen).url());
    await walk({ method: 'PUT', path: pathname, typed: [[title, 'Утро']], saved: 'Фото обновлено' });
  });

  await test.step('an existing portfolio', async () => {
    await page.getByRole('button', { name: 'Изменить портфолио: Двор' }).click();
    await title.fill('Двор вечером');
    const description = dialogOf(page).getByLabel('Описание');
    await description.fill('Сентябрь');
    await walk({
      method: 'PUT',
      path: `${base}/${id}`,
      typed: [
        [title, 'Двор вечером'],
        [description, 'Сентябрь'],
      ],
      saved: 'Портфолио обновлено',
    });
  });

  await test.step('a new portfolio, with chosen files', async () => {
    await page.getByRole('button', { name: 'Добавить портфолио' }).first().click();
    await title.fill('Прогулки');
    await dialogOf(page).getByLabel('Специализация').selectOption({ label: 'Портрет' });
    await choose(page, [await testImage('вечер.jpg', '#26324d')]);
    await walk({ method: 'POST', path: base, typed: [[title, 'Прогулки']], saved: 'Портфолио создано' });
  });
});

test('the dialogs of projects survive every network fault', { tag: '@all' }, async ({ page, context, portal, newcomer: { token } }) => {
  const base = '/api/photographer/projects';
  await page.goto('/dashboard/projects');

  await test.step('a new project', async () => {
    await page.getByRole('button', { name: 'Создать проект' }).first().click();
    const name = dialogOf(page).getByLabel('Название');
    await name.fill('9 «В»');
    await dialogOf(page).getByLabel('Категория').selectOption({ label: 'Школа' });
    await walkThroughFaults(page, context, {
      method: 'POST',
      path: base,
      failure: 'Не удалось создать проект',
      typed: [[name, '9 «В»']],
      button: submitDialog(page),
      saved: page.getByRole('dialog', { name: '9 «В»' }),
    });
  });

  await test.step('its details', async () => {
    const id = await projectWith({ url: portal.url, token }, 'Ученик 1.jpg');
    await page.goto(`/dashboard/projects?project=${id}`);
    const client = dialogOf(page).getByLabel('Имя клиента');
    await client.fill('Мария Гордеева');
    const name = dialogOf(page).getByLabel('Название');
    await name.fill('Выпускной 11 «Б»');
    await walkThroughFaults(page, context, {
      method: 'PUT',
      path: `${base}/${id}`,
      failure: 'Не удалось сохранить проект',
      typed: [
        [client, 'Мария Гордеева'],
        [name, 'Выпускной 11 «Б»'],
      ],
      button: submitDialog(page),
      saved: page.getByRole('alertdialog', { name: 'Проект сохранён' }),
    });
  });
});
