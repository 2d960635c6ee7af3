import type { CDPSession, Locator, Page } from '@playwright/test';
import { callsTo } from './support/account.ts';
import { openCard } from './support/card.ts';
import { expect, test } from './support/portal.ts';
import { expectPhotos, makePortfolio, testImage } from './support/portfolios.ts';

const title = 'Двор';
const names = ['утро.jpg', 'день.jpg', 'вечер.jpg', 'ночь.jpg'];
const grid = (page: Page): Locator => page.getByRole('grid', { name: `Фотографии: ${title}` });
const tile = (page: Page, name: string): Locator => grid(page).getByRole('row', { name: new RegExp(`^${name}`) });
const grip = (page: Page, name: string): Locator => page.getByRole('button', { name: `Переместить ${name}` });

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Expects the order by the row indexes of the tiles. */
async function expectOrder(page: Page, wanted: readonly string[]): Promise<void> {
  for (const [index, name] of wanted.entries()) {
    await expect(tile(page, name)).toHaveAttribute('aria-rowindex', String(index + 1));
  }
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

test('photos are reordered by touch, saved with one call, or reset', { tag: '@phone' }, async ({ page, portal, newcomer }) => {
  const colours = ['#b4553f', '#2f5d43', '#26324d', '#7d8791'];
  await makePortfolio(portal.url, newcomer, title, await Promise.all(names.map((name, place) => testImage(name, colours[place] ?? ''))));
  const calls = callsTo(page, '/api/photographer/portfolios/order');
  await openCard(page);
  await expectPhotos(page, title, names);
  const startSorting = async () => {
    await page.getByRole('button', { name: 'Изменить порядок' }).click();
    // The previous tiles have the same names, and stay until the grid with the grips is rendered.
    await expect(grip(page, 'утро.jpg')).toBeVisible();
    // Touches hit the painted frame, which lags behind the DOM on a busy machine; a screenshot waits for it.
    await page.screenshot();
  };
  await startSorting();

  await test.step('by the grip', async () => {
    // The grip is in a corner: the tile moves by the same distance as the touch.
    const start = await middle(grip(page, 'утро.jpg'));
    const [from, to] = [await middle(tile(page, 'утро.jpg')), await middle(tile(page, 'вечер.jpg'))];
    const distance = { x: to.x - from.x, y: to.y - from.y };
    const session = await page.context().newCDPSession(page);
    await touch(session, 'touchStart', start);
    for (const share of [0.1, 0.5, 1])
      await touch(session, 'touchMove', { x: start.x + distance.x * share, y: start.y + distance.y * share });
    await expectOrder(page, ['день.jpg', 'вечер.jpg']);
    await touch(session, 'touchEnd');
    await expectOrder(page, ['день.jpg', 'вечер.jpg', 'утро.jpg', 'ночь.jpg']);
    expect(calls).toEqual([]);
  });

  await test.step('the order is reset only after a confirmation', async () => {
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Вернуть прежний порядок?' });
    await question.getByRole('button', { name: 'Оставить как есть' }).click();
    await expectOrder(page, ['день.jpg', 'вечер.jpg', 'утро.jpg', 'ночь.jpg']);
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await question.getByRole('button', { name: 'Вернуть' }).click();
    await expectPhotos(page, title, names);
    expect(calls).toEqual([]);
  });

  await test.step('several are moved to the end together, and one call saves them', async () => {
    await startSorting();
    await tile(page, 'утро.jpg').click({ position: { x: 20, y: 20 } });
    await tile(page, 'день.jpg').click({ position: { x: 20, y: 20 } });
    await expect(page.getByText('Выбрано: 2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'В конец' }).click();
    await page.getByRole('button', { name: 'Сохранить порядок' }).click();
    await expect(page.getByText('Порядок сохранён')).toBeVisible();
    expect(calls).toHaveLength(1);
    await page.reload();
    await expectPhotos(page, title, ['вечер.jpg', 'ночь.jpg', 'утро.jpg', 'день.jpg']);
  });
});
