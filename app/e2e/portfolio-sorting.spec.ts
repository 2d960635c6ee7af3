import type { CDPSession, Locator, Page } from '@playwright/test';
import { callsTo } from './account.ts';
import { openCard } from './card.ts';
import { expect, test } from './portal.ts';
import { expectPhotos, makePortfolio, picture } from './portfolios.ts';

const title = 'Двор';
const names = ['утро.jpg', 'день.jpg', 'вечер.jpg', 'ночь.jpg'];
const grid = (page: Page): Locator => page.getByRole('grid', { name: `Фотографии: ${title}` });
const tile = (page: Page, name: string): Locator => grid(page).getByRole('row', { name: new RegExp(`^${name}`) });
const grip = (page: Page, name: string): Locator => page.getByRole('button', { name: `Переместить ${name}` });

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing to see there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The order as the places on the tiles say it. */
async function expectOrder(page: Page, wanted: readonly string[]): Promise<void> {
  for (const [index, name] of wanted.entries()) {
    await expect(tile(page, name)).toHaveAttribute('aria-rowindex', String(index + 1));
  }
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

test(
  'a finger drags photographs into their order, saved by one call, or put back',
  { tag: '@phone' },
  async ({ page, portal, newcomer }) => {
    const colours = ['#b4553f', '#2f5d43', '#26324d', '#7d8791'];
    await makePortfolio(portal.url, newcomer, title, await Promise.all(names.map((name, place) => picture(name, colours[place] ?? ''))));
    const calls = callsTo(page, '/api/photographer/portfolios/order');
    await openCard(page);
    await expectPhotos(page, title, names);
    const begin = async () => {
      await page.getByRole('button', { name: 'Изменить порядок' }).click();
      // The tiles of before have the same names, and stand until the grid with the grips is drawn.
      await expect(grip(page, 'утро.jpg')).toBeVisible();
      // Only what is on the screen can be taken by a finger, and on a busy machine the screen is behind the page.
      await page.screenshot();
    };
    await begin();

    await test.step('by the grip', async () => {
      // It sits in a corner: the middle of the tile goes as far as the finger does.
      const held = await middle(grip(page, 'утро.jpg'));
      const [from, to] = [await middle(tile(page, 'утро.jpg')), await middle(tile(page, 'вечер.jpg'))];
      const way = { x: to.x - from.x, y: to.y - from.y };
      const session = await page.context().newCDPSession(page);
      await touch(session, 'touchStart', held);
      for (const share of [0.1, 0.5, 1]) await touch(session, 'touchMove', { x: held.x + way.x * share, y: held.y + way.y * share });
      await expectOrder(page, ['день.jpg', 'вечер.jpg']);
      await touch(session, 'touchEnd');
      await expectOrder(page, ['день.jpg', 'вечер.jpg', 'утро.jpg', 'ночь.jpg']);
      expect(calls).toEqual([]);
    });

    await test.step('what was moved goes back only when asked twice', async () => {
      await page.getByRole('button', { name: 'Отменить', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Отменить перестановку?' });
      await question.getByRole('button', { name: 'Отмена' }).click();
      await expectOrder(page, ['день.jpg', 'вечер.jpg', 'утро.jpg', 'ночь.jpg']);
      await page.getByRole('button', { name: 'Отменить', exact: true }).click();
      await question.getByRole('button', { name: 'Вернуть прежний' }).click();
      await expectPhotos(page, title, names);
      expect(calls).toEqual([]);
    });

    await test.step('several go to the end together, and one call saves them', async () => {
      await begin();
      await tile(page, 'утро.jpg').click({ position: { x: 20, y: 20 } });
      await tile(page, 'день.jpg').click({ position: { x: 20, y: 20 } });
      await expect(page.getByText('Выбрано: 2')).toBeVisible();
      await page.getByRole('button', { name: 'В конец' }).click();
      await page.getByRole('button', { name: 'Сохранить порядок' }).click();
      await expect(page.getByText('Порядок сохранён')).toBeVisible();
      expect(calls).toHaveLength(1);
      await page.reload();
      await expectPhotos(page, title, ['вечер.jpg', 'ночь.jpg', 'утро.jpg', 'день.jpg']);
    });
  },
);
