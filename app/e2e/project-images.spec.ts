import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { hasOpened } from './support/photographer.ts';
import { post } from './support/projects.ts';
import { expect, test } from './support/portal.ts';
import { choose, testImage } from './support/portfolios.ts';

const project = 'Выпускной 11 «А»';

const tile = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
/** Expects tiles of these names, in order. */
const expectTiles = (page: Page, names: string[]) =>
  expect
    .poll(() => page.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.split(',')[0])))
    .toEqual(names);

test(
  'project images are uploaded, sorted, selected, downloaded, viewed and deleted',
  { tag: '@all' },
  async ({ page, portal, problems, newcomer }) => {
    const { id } = await post({ url: portal.url, token: newcomer.token }, '/api/photographer/projects', { name: project, category_id: 1 });
    await page.goto('/dashboard/projects');
    // Anywhere on the card.
    await page.getByRole('article', { name: project }).click({ position: { x: 40, y: 40 } });
    const dialog = page.getByRole('dialog', { name: project });
    await dialog.getByLabel('Имя клиента').fill('Мария');

    await test.step('uploads three under their own names', async () => {
      await dialog.getByRole('tab', { name: /^Изображения/ }).click();
      await expect(dialog.getByText('Изображений пока нет')).toBeVisible();
      await dialog.getByRole('button', { name: 'Загрузить' }).click();
      const files = [
        await testImage('Ученик 10.jpg', '#b4553f'),
        await testImage('Ученик 2.jpg', '#2f5d43'),
        await testImage('Ёлка.jpg'.normalize('NFD'), '#26324d'),
      ];
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const hold = async (route: Route) => {
        await released;
        await route.continue();
      };
      await page.route(`**/api/orders/${id}/images`, hold, { times: 1 });
      await choose(page, files);
      // The question mentions the upload only once it has begun.
      await expect(page.getByRole('button', { name: 'Отменить все' })).toBeVisible();
      await page.goBack();
      // The client's name is unsaved.
      const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
      await expect(question.getByText(/Несохранённые изменения пропадут\. Файлы ещё загружаются/)).toBeVisible();
      await question.getByRole('button', { name: 'Остаться' }).click();
      await expect(question).toBeHidden();
      release();
      await expect(page.getByText('Загружено 3 изображения')).toBeVisible();
      await expect(dialog.getByRole('row').first()).toBeFocused();
      await expect(dialog.getByText('3 изображения', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('tab', { name: /^Изображения\s*3/ })).toBeVisible();
    });

    await test.step('sorts them in natural order', async () => {
      await dialog.getByRole('button', { name: 'Сначала новые' }).click();
      await page.getByRole('menuitem', { name: 'По имени' }).click();
      await expectTiles(page, ['Ёлка.jpg', 'Ученик 2.jpg', 'Ученик 10.jpg']);
      for (const image of await page.getByRole('row').getByRole('img').all()) {
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      }
    });

    await test.step('downloads a selected one unchanged, under its name', async () => {
      await tile(page, 'Ёлка').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Скачать выбранные' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Ёлка.jpg');
      const { buffer } = await testImage('Ёлка.jpg', '#26324d');
      expect((await readFile(await download.path())).equals(buffer)).toBe(true);
    });

    await test.step('downloads all of them as an archive named after the project', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Скачать все' }).click()]);
      expect(download.suggestedFilename()).toBe(`${project}.zip`);
    });

    await test.step('views one without selecting it; Back closes the viewer, and the changes are still there', async () => {
      // The viewer loads for the first time, without a connection. The styles fail and not the script, which some versions of the
      // browser request again only after a reload.
      problems.expect(/ERR_FAILED|preload CSS/);
      await page.route(/\/assets\/Gallery.*\.css/, (route) => route.abort());
      await tile(page, 'Ученик 2')
        .getByRole('button', { name: /^Посмотреть/ })
        .click();
      const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' });
      const retry = page.getByRole('alert').getByRole('button', { name: 'Попробовать снова' });
      await expect(retry).toBeVisible();
      await page.unrouteAll();
      await retry.click();
      await expect(viewer.getByText('Ученик 2.jpg')).toBeVisible();
      await hasOpened(page);
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText('Ученик 10.jpg')).toBeVisible();
      await page.goBack();
      await expect(viewer).toHaveCount(0);
      await expect(page.getByText('Выбрано: 1')).toBeVisible();
    });

    await test.step('selects in order and deletes two', async () => {
      await tile(page, 'Ученик 10').click();
      await expect(tile(page, 'Ученик 10')).toHaveAccessibleName(/2-й в выборе/);
      await page.getByRole('button', { name: 'Удалить выбранные' }).click();
      await page.getByRole('alertdialog', { name: 'Удалить 2 изображения?' }).getByRole('button', { name: 'Удалить' }).click();
      await expect(page.getByText('Удалено 2 изображения')).toBeVisible();
      await expectTiles(page, ['Ученик 2.jpg']);
      await expect(tile(page, 'Ученик 2')).toBeFocused();
    });

    await test.step('keeps the changes, and asks before they are lost', async () => {
      await dialog.getByRole('tab', { name: 'Детали' }).click();
      await expect(dialog.getByLabel('Имя клиента')).toHaveValue('Мария');
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Проект сохранён')).toBeVisible();
    });

    await test.step('the card in the list shows what is left', async () => {
      await dialog.getByRole('button', { name: 'Закрыть' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('article', { name: project }).getByText('Снимков пока нет')).toHaveCount(0);
    });
  },
);
