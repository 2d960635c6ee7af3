import { chooseCity } from './support/directory.ts';
import { hasOpened } from './support/photographer.ts';
import { expect, test } from './support/portal.ts';
import { choose, expectPhotos, percent, testImage, threeFiles } from './support/portfolios.ts';

test('a portfolio is created, filled, edited, sorted and deleted, and visitors see it', async ({ page, newcomer }, info) => {
  const title = 'Последний звонок';
  const dialog = page.getByRole('dialog');

  await test.step('starts with a complete card', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Заполнить карточку' }).click();
    await chooseCity(page, page.locator('main'), 'Суздаль');
    await page.getByLabel('О себе').fill('Снимаю выпускные во дворах и музеях.');
    await page.getByRole('button', { name: 'Портрет', exact: true }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Карточка сохранена')).toBeVisible();
  });

  await test.step('is empty at first', async () => {
    await expect(page.getByText('Портфолио пока нет')).toBeVisible();
    await page.getByRole('button', { name: 'Создать первое портфолио' }).click();
  });

  await test.step('names every missing field', async () => {
    await dialog.getByRole('button', { name: 'Создать' }).click();
    const missing = ['Введите название', 'Выберите специализацию', 'Выберите файлы для загрузки'];
    for (const message of missing) await expect(dialog.getByText(message)).toBeVisible();
  });

  await test.step('names the rejected files', async () => {
    await choose(page, [
      { name: 'IMG_0431.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') },
      { name: 'смета.pdf', mimeType: 'application/pdf', buffer: Buffer.from('pdf') },
    ]);
    await expect(dialog.getByText('IMG_0431.HEIC: Допустимы только файлы JPEG, PNG и WebP')).toBeVisible();
    await expect(dialog.getByText('смета.pdf: Допустимы только файлы JPEG, PNG и WebP')).toBeVisible();
  });

  await test.step('is created with three photos, and the completion rises at once', async () => {
    const before = await percent(page).innerText();
    await dialog.getByLabel('Название').fill(title);
    await dialog.getByLabel('Специализация').selectOption({ label: 'Выпускной вечер' });
    await dialog.getByLabel('Описание').fill('Линейка, класс, вечер во дворе.');
    const files = await threeFiles(info.outputPath('chosen'));
    await choose(page, files);
    // The same files again.
    await choose(page, files);
    await expect(dialog.getByRole('button', { name: /^Убрать/ })).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(
      dialog
        .getByText(/Загружено [1-3] из 3/)
        .or(page.getByText('Портфолио создано'))
        .first(),
    ).toBeVisible();
    // The two refused files count too: what was chosen adds up.
    await expect(page.getByText(/^Портфолио создано, но не все фото загрузились/)).toBeVisible();
    await expect(page.getByText(/^Выбрано: 5\. Загружено: 3\. Не загружено: 2\./)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(percent(page)).not.toHaveText(before);
  });

  await test.step('is there after a reload, in the order of selection', async () => {
    await expectPhotos(page, title, ['школа.jpg', 'двор.jpg', 'вечер.jpg']);
    await page.reload();
    await expect(page.getByRole('button', { name: new RegExp(`^${title}.*Выпускной вечер.*3 фото`) })).toBeVisible();
    await expect(page.getByText('Линейка, класс, вечер во дворе.')).toBeVisible();
    await expectPhotos(page, title, ['школа.jpg', 'двор.jpg', 'вечер.jpg']);
  });

  await test.step('gets more photos; a file that is no image is rejected alone', async () => {
    await page.getByRole('button', { name: `Загрузить фото: ${title}` }).click();
    await choose(page, [
      await testImage('дождь.jpg', '#7d8791'),
      { name: 'обман.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('это не фотография') },
    ]);
    await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await expect(page.getByText('Фото загружено')).toBeVisible();
    await page.getByRole('button', { name: 'Не загружено: 1' }).click();
    await expect(dialog.getByText('Допустимы только файлы JPEG, PNG и WebP')).toBeVisible();
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('is renamed', async () => {
    await page.getByRole('button', { name: `Изменить портфолио: ${title}` }).click();
    await dialog.getByLabel('Название').fill('Выпускной во дворе');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Портфолио обновлено')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Выпускной во дворе/ })).toBeVisible();
  });

  await test.step('a photo gets a title and a star', async () => {
    await page.getByRole('button', { name: 'Изменить вечер.jpg' }).click();
    await dialog.getByLabel('Название').fill('Огни во дворе');
    await dialog.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Фото обновлено')).toBeVisible();
    await page.getByRole('button', { name: 'Избранные' }).click();
    await expectPhotos(page, 'Выпускной во дворе', ['Огни во дворе, избранное']);
    await page.getByRole('button', { name: 'Все', exact: true }).click();
  });

  await test.step('the open photo is part of the URL, also after a reload; Back closes it', async () => {
    const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' });
    await page.getByRole('row', { name: 'двор.jpg' }).click({ position: { x: 20, y: 20 } });
    await expect(viewer).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/profile\?photo=\d+$/);
    await hasOpened(page);
    const first = page.url();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(first);
    await page.reload();
    await expect(viewer.getByText('Огни во дворе').first()).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL('/dashboard/profile');
  });

  const sorted = ['двор.jpg', 'Огни во дворе', 'школа.jpg', 'дождь.jpg'];

  await test.step('is sorted by keyboard; Back asks', async () => {
    await page.getByRole('button', { name: 'Изменить порядок' }).click();
    // The focus moves into the grid a moment after it is rendered.
    await expect(page.getByRole('row', { name: /^школа.jpg/ })).toBeFocused();
    await page.getByRole('button', { name: 'Переместить школа.jpg' }).focus();
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.evaluate(() => history.back());
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await page.getByRole('button', { name: 'Сохранить порядок' }).click();
    await expect(page.getByText('Порядок сохранён')).toBeVisible();
    await page.reload();
    const named = sorted.map((name) => (name === 'Огни во дворе' ? `${name}, избранное` : name));
    await expectPhotos(page, 'Выпускной во дворе', named);
  });

  await test.step('visitors see the photos in that order', async () => {
    await page.goto(`/photographer/${newcomer.id}`);
    const photos = page.getByRole('main').getByRole('link', { name: /из 4/ });
    await expect(photos).toHaveCount(sorted.length);
    // Only typed titles are public; file names are for the owner.
    for (const [place, name] of sorted.entries())
      await expect(photos.nth(place)).toHaveAccessibleName(name.endsWith('.jpg') ? `Открыть фото ${place + 1} из 4` : new RegExp(name));
    await page.goto('/dashboard/profile');
  });

  await test.step('a photo is deleted', async () => {
    await page.getByRole('button', { name: 'Изменить дождь.jpg' }).click();
    await dialog.getByRole('button', { name: 'Удалить фото' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Фото удалено')).toBeVisible();
    await expectPhotos(page, 'Выпускной во дворе', ['двор.jpg', 'Огни во дворе, избранное', 'школа.jpg']);
  });

  await test.step('the portfolio is deleted, and the completion falls at once', async () => {
    const before = await percent(page).innerText();
    await page.getByRole('button', { name: 'Удалить портфолио: Выпускной во дворе' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Портфолио удалено')).toBeVisible();
    await expect(page.getByText('Портфолио пока нет')).toBeVisible();
    await expect(percent(page)).not.toHaveText(before);
    await page.reload();
    await expect(page.getByText('Портфолио пока нет')).toBeVisible();
  });
});
