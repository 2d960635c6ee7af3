import { hold } from './account.ts';
import { openCard } from './card.ts';
import { hasOpened } from './look.ts';
import { expect, test } from './portal.ts';
import { choose, makePortfolio, picture } from './portfolios.ts';

test('a window with something typed asks before it closes, by every way out', async ({ page, portal, newcomer }) => {
  await makePortfolio(portal.url, newcomer, 'Двор', [await picture('утро.jpg', '#b4553f')]);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Заполнить карточку' }).click();
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  const answer = async (name: 'Остаться' | 'Уйти') => {
    await question.getByRole('button', { name }).click();
    await expect(question).toBeHidden();
  };

  await test.step('Escape, the cross, a press beside it, and Back', async () => {
    await page.getByRole('button', { name: 'Изменить портфолио: Двор' }).click();
    await expect(dialog.getByLabel('Название')).toHaveValue('Двор');
    await dialog.getByLabel('Название').fill('Двор вечером');
    await page.keyboard.press('Escape');
    await answer('Остаться');
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await answer('Остаться');
    await page.evaluate(() => history.back());
    await answer('Остаться');
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(dialog.getByLabel('Название')).toHaveValue('Двор вечером');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await answer('Уйти');
    await expect(dialog).toBeHidden();
  });

  await test.step('a photograph’s window asks too; untouched it closes at once', async () => {
    await page.getByRole('button', { name: 'Изменить утро.jpg' }).click();
    await expect(dialog).toBeVisible();
    await hasOpened(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Изменить утро.jpg' }).click();
    await dialog.getByLabel('Название').fill('Утро');
    await page.keyboard.press('Escape');
    await answer('Уйти');
    await expect(dialog).toBeHidden();
  });

  await test.step('chosen files are asked about, and Back leaves the page when it is meant', async () => {
    await page.getByRole('button', { name: 'Загрузить фото: Двор' }).click();
    await choose(page, [await picture('вечер.jpg', '#26324d')]);
    await page.evaluate(() => history.back());
    await answer('Уйти');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a deletion says that it runs, and cannot be asked for twice', async ({ page, portal, newcomer }) => {
  const id = await makePortfolio(portal.url, newcomer, 'Двор', [
    await picture('утро.jpg', '#b4553f'),
    await picture('день.jpg', '#2f5d43'),
  ]);
  await openCard(page);
  const question = page.getByRole('alertdialog', { name: /^Удалить/ });

  await test.step('of one photograph', async () => {
    await page.getByRole('button', { name: 'Изменить утро.jpg' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить фото' }).click();
    await expect(question.getByText('Оно исчезнет из портфолио и из каталога.')).toBeVisible();
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Фото удалено')).toBeVisible();
  });

  await test.step('of a portfolio, which is named', async () => {
    const held = await hold(page, `/api/photographer/portfolios/${id}`);
    await page.getByRole('button', { name: 'Удалить портфолио: Двор' }).click();
    await expect(question.getByText('«Двор» и 1 фото в нём исчезнут из каталога.')).toBeVisible();
    await question.getByRole('button', { name: 'Удалить' }).click();
    await held.arrived;
    await expect(question.getByText('Удаление…')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Отмена' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    expect(held.count()).toBe(1);
    held.release();
    await expect(page.getByText('Портфолио удалено')).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test('the photograph that is looked at stands in the address', { tag: '@once' }, async ({ page, portal, newcomer }) => {
  await makePortfolio(portal.url, newcomer, 'Двор', [await picture('утро.jpg', '#b4553f'), await picture('день.jpg', '#2f5d43')]);
  await makePortfolio(portal.url, newcomer, 'Класс', [await picture('доска.jpg', '#26324d')]);
  await openCard(page);
  const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' });
  await page.getByRole('row', { name: 'утро.jpg' }).click({ position: { x: 20, y: 20 } });
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(/\?photo=\d+$/);
  const first = page.url();
  await hasOpened(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\?photo=\d+$/);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);

  await test.step('a link opens it, in its portfolio', async () => {
    await page.getByRole('button', { name: /^Класс/ }).click();
    await page.getByRole('row', { name: 'доска.jpg' }).click({ position: { x: 20, y: 20 } });
    await expect(viewer).toBeVisible();
    await page.reload();
    await expect(viewer.getByText('доска.jpg').first()).toBeVisible();
    await hasOpened(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(page.getByRole('row', { name: 'доска.jpg' })).toBeVisible();
  });
});
