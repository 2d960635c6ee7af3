import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { projectWith } from './support/projects.ts';
import { hasOpened } from './support/photographer.ts';
import { expect, test } from './support/portal.ts';

/** A class with its groups, and one family that gets a link. */
test('pupils are listed, photos come into their groups, archives have their folders, and a family sees its own child', async ({
  page,
  portal,
  newcomer,
  browser,
}) => {
  const project = await projectWith({ url: portal.url, token: newcomer.token }, '1.jpg', '2.jpg', '3.jpg');
  await page.goto(`/dashboard/projects?project=${project}`);
  await page.getByRole('tab', { name: /^Изображения/ }).click();

  await test.step('a list makes the groups', async () => {
    await page.getByRole('button', { name: 'Группы…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Группы съёмки' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'класс.csv',
      mimeType: 'text/csv',
      // «Ян;Ёж» and «Ия;Ли» in Windows-1251.
      buffer: Buffer.from([0xdf, 0xed, 0x3b, 0xa8, 0xe6, 0x0d, 0x0a, 0xc8, 0xff, 0x3b, 0xcb, 0xe8]),
    });
    await expect(dialog.getByLabel('Добавить списком')).toHaveValue('Ян;Ёж\nИя;Ли');
    await dialog.getByRole('button', { name: 'Добавить 2 группы' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Готово' }).click();
  });

  await test.step('chosen photos come into one', async () => {
    await page.getByRole('row', { name: /^2\.jpg/ }).click();
    await page.getByRole('button', { name: 'В группу…' }).click();
    const dialog = page.getByRole('dialog', { name: 'В какую группу' });
    await expect(dialog).toBeVisible();
    // While the dialog opens, Playwright's click scrolls it, and a scroll closes the list that the click opens.
    await hasOpened(page);
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Ия Ли' }).click();
    await dialog.getByRole('button', { name: 'Положить' }).click();
    await expect(dialog).toBeHidden();
  });

  const archive = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Скачать все' }).click()]);
    return [download.suggestedFilename(), Object.keys(unzipSync(new Uint8Array(await readFile(await download.path()))))];
  };
  await test.step('the archives', async () => {
    expect(await archive()).toEqual(['Выпускной 11 «А».zip', ['1.jpg', 'Ия Ли/2.jpg', '3.jpg']]);
    await page.getByRole('combobox', { name: 'Группа' }).click();
    await page.getByRole('option', { name: /^Ия Ли/ }).click();
    await expect(page.getByRole('row')).toHaveCount(1);
    expect(await archive()).toEqual(['Ия Ли.zip', ['2.jpg']]);
  });

  await test.step('her family', async () => {
    await page.getByRole('tab', { name: 'Ссылки' }).click();
    await page.getByRole('button', { name: 'Создать ссылку' }).click();
    const form = page.getByRole('dialog', { name: 'Ссылка для клиента' });
    await expect(form).toBeVisible();
    await hasOpened(page);
    await form.getByRole('combobox', { name: 'Какие снимки' }).click();
    await page.getByRole('option', { name: 'Ия Ли' }).click();
    await form.getByRole('button', { name: 'Создать ссылку' }).click();
    const ready = page.getByRole('dialog', { name: 'Ссылка готова' });
    const address = await ready.getByLabel('Адрес ссылки').inputValue();
    await ready.getByRole('button', { name: 'Готово' }).click();
    await expect(page.getByRole('heading', { name: 'Ия Ли' })).toBeVisible();

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' });
    const family = await context.newPage();
    await family.goto(address);
    await expect(family.getByRole('heading', { level: 1, name: 'Ия Ли' })).toBeVisible();
    await expect(family.getByRole('row')).toHaveCount(1);
    await expect(family.getByRole('row', { name: /^2\.jpg/ })).toBeVisible();
    await context.close();
  });
});
