import type { BrowserContext } from '@playwright/test';
import { orderWith } from './support/orders.ts';
import { expect, test } from './support/portal.ts';

/** Three people and one project: who shot it, whose photos they are, and who only guesses addresses. */
test('a client chooses by a link, the photographer sees it and ends the link, a stranger gets nowhere', async ({
  page,
  portal,
  problems,
  newcomer,
  browser,
}) => {
  // A wrong PIN, a guessed address and an ended link are refused.
  problems.expect(/40[34]|410|422/);
  const order = await orderWith({ url: portal.url, token: newcomer.token }, '1.jpg', '2.jpg', '3.jpg');
  const people: BrowserContext[] = [];
  const visitor = async (address: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' });
    people.push(context);
    const opened = await context.newPage();
    const answer = await opened.goto(address);
    return { opened, headers: answer?.headers() ?? {} };
  };

  await page.goto(`/dashboard/projects?project=${order}`);
  await page.getByRole('tab', { name: 'Ссылки' }).click();
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  const form = page.getByRole('dialog', { name: 'Ссылка для клиента' });
  await form.getByLabel('Сколько можно выбрать').fill('2');
  await form.getByLabel('PIN').fill('2468');
  await form.getByRole('button', { name: 'Создать ссылку' }).click();
  const ready = page.getByRole('dialog', { name: 'Ссылка готова' });
  const address = await ready.getByLabel('Адрес для клиента').inputValue();
  expect(address).toMatch(/\/s\/[\w-]{43}$/);
  await ready.getByRole('button', { name: 'Готово' }).click();

  const { opened: client, headers } = await visitor(address);
  await test.step('the page is for nobody else', () => {
    expect(headers['x-robots-tag']).toMatch(/noindex/);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  await test.step('the client enters the PIN and chooses two of three', async () => {
    await client.getByLabel('PIN').fill('1111');
    await client.getByRole('button', { name: 'Открыть' }).click();
    await expect(client.getByText('PIN не подошёл')).toBeVisible();
    await client.getByLabel('PIN').fill('2468');
    await client.getByRole('button', { name: 'Открыть' }).click();
    await expect(client.getByRole('heading', { level: 1, name: 'Выпускной 11 «А»' })).toBeVisible();
    await client.getByRole('button', { name: 'Выбрать 1.jpg' }).tap();
    await client.getByRole('button', { name: 'Выбрать 3.jpg' }).tap();
    await expect(client.getByText('Выбрано 2 из 2')).toBeVisible();
    await client.getByRole('button', { name: 'Выбрать 2.jpg' }).tap();
    await expect(client.getByText('Выбраны все 2 фотографии')).toBeVisible();
  });

  await test.step('sends the choice once', async () => {
    await client.getByRole('button', { name: 'Готово' }).click();
    await client.getByRole('button', { name: 'Отправить' }).click();
    await expect(client.getByText('Выбор отправлен')).toBeVisible();
    await expect
      .poll(() => portal.emails().some((text) => text.includes(`To: ${newcomer.email}\n`) && text.includes('Клиент выбрал')))
      .toBe(true);
  });

  await test.step('the photographer sees which ones', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Ссылки' }).click();
    await expect(page.getByText('Выбор закрыт: 2')).toBeVisible();
    await page.getByRole('button', { name: 'Посмотреть выбор' }).click();
    const choice = page.getByRole('dialog', { name: 'Выбор клиента' });
    await expect(choice.getByRole('row')).toHaveCount(2);
    await expect(choice.getByRole('row', { name: /^3\.jpg/ })).toBeVisible();
    await choice.getByRole('button', { name: 'Готово' }).click();
  });

  await test.step('a guessed address leads nowhere, an ended link neither', async () => {
    const { opened: stranger } = await visitor(`${portal.url}/s/${'x'.repeat(43)}`);
    await expect(stranger.getByText('Такой ссылки нет')).toBeVisible();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Завершить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
    await expect(page.getByText('Завершена', { exact: true })).toBeVisible();
    await client.reload();
    await expect(client.getByText('Ссылка больше не работает')).toBeVisible();
  });
  await Promise.all(people.map((context) => context.close()));
});
