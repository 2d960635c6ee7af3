import { mkdir } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { archiveOnDisk, projectWith } from './support/projects.ts';
import { testImage } from './support/portfolios.ts';
import { expect, test } from './support/portal.ts';

/** Four people and one project: the photographer, the client, the retoucher, and somebody who guesses addresses. */
test('a client chooses by a link, a retoucher sends photos back by another, the photographer sees both, a stranger gets nowhere', async ({
  page,
  portal,
  problems,
  newcomer,
  browser,
}, testInfo) => {
  // A wrong PIN, a guessed address and an ended link are refused.
  problems.expect(/40[34]|410|422/);
  const project = await projectWith({ url: portal.url, token: newcomer.token }, '1.jpg', '2.jpg', '3.jpg');
  const people: BrowserContext[] = [];
  const visitor = async (address: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' });
    people.push(context);
    const opened = await context.newPage();
    const answer = await opened.goto(address);
    return { opened, headers: answer?.headers() ?? {} };
  };

  await page.goto(`/dashboard/projects?project=${project}`);
  await page.getByRole('tab', { name: 'Ссылки' }).click();
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  const form = page.getByRole('dialog', { name: 'Ссылка для клиента' });
  await form.getByLabel('Сколько можно выбрать').fill('2');
  await form.getByLabel('PIN').fill('2468');
  await form.getByRole('button', { name: 'Создать ссылку' }).click();
  const ready = page.getByRole('dialog', { name: 'Ссылка готова' });
  const address = await ready.getByLabel('Адрес ссылки').inputValue();
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

  await test.step('the retoucher gets the chosen photos, and nothing of the client', async () => {
    await page.getByRole('button', { name: 'Создать ссылку' }).click();
    await page.getByText('Для ретушёра', { exact: true }).click();
    const forRetoucher = page.getByRole('dialog', { name: 'Ссылка для ретушёра' });
    await forRetoucher.getByRole('button', { name: 'Создать ссылку' }).click();
    const retouchAddress = await ready.getByLabel('Адрес ссылки').inputValue();
    await ready.getByRole('button', { name: 'Готово' }).click();
    const { opened: retoucher } = await visitor(retouchAddress);
    await expect(retoucher.getByRole('row')).toHaveCount(2);
    await expect(retoucher.getByRole('row', { name: /2\.jpg/ })).toHaveCount(0);
    const download = retoucher.waitForEvent('download');
    await retoucher.getByRole('button', { name: 'Скачать все' }).tap();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    const names = ['1.jpg', '3.jpg', 'чужая.jpg'];
    const files = await Promise.all(names.map(async (name) => [name, (await testImage(name, 'hsl(200 40% 60%)')).buffer] as const));
    await mkdir(testInfo.outputPath(), { recursive: true });
    const { file } = await archiveOnDisk(testInfo.outputPath(), Object.fromEntries(files));
    await retoucher.locator('input[type=file]').setInputFiles(file);
    await expect(retoucher.getByText('Сопоставлено 2 из 2')).toBeVisible();
    await expect(retoucher.getByRole('region').getByText('чужая.jpg')).toBeVisible();
    // Until it is published, it is his to take back.
    await expect(retoucher.getByRole('grid', { name: 'Фотографии' }).getByText('чужая.jpg')).toBeVisible();
  });

  await test.step('the photographer has them', async () => {
    await page.getByRole('tab', { name: /^Изображения/ }).click();
    await page.getByRole('tab', { name: 'Обработанные' }).click();
    await expect(page.getByRole('row', { name: /чужая\.jpg/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Ссылки' }).click();
  });

  await test.step('a guessed address leads nowhere, an ended link neither', async () => {
    const { opened: stranger } = await visitor(`${portal.url}/s/${'x'.repeat(43)}`);
    await expect(stranger.getByText('Такой ссылки нет')).toBeVisible();
    // The link of the client: newer links come first.
    await page.getByRole('button', { name: 'Ещё' }).last().click();
    await page.getByRole('menuitem', { name: 'Завершить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
    await page.getByRole('button', { name: /^Больше не работают/ }).click();
    await expect(page.getByText('Завершена', { exact: true })).toBeVisible();
    await client.reload();
    await expect(client.getByText('Ссылка больше не работает')).toBeVisible();
  });
  await Promise.all(people.map((context) => context.close()));
});
