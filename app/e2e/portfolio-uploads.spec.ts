import type { Page } from '@playwright/test';
import { at, hold } from './support/account.ts';
import { openCard } from './support/card.ts';
import { expect, test } from './support/portal.ts';
import { choose, expectPhotos, makePortfolio, testImage, type TestImage } from './support/portfolios.ts';

const title = 'Двор';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Загрузка фото' });

/** An image padded to exactly so many bytes. */
async function paddedImage(name: string, bytes: number): Promise<TestImage> {
  const small = await testImage(name, '#7d8791');
  return { ...small, buffer: Buffer.concat([small.buffer, Buffer.alloc(bytes - small.buffer.length)]) };
}

test(
  'each photo shows its progress, can be cancelled, and is retried alone',
  { tag: '@all' },
  async ({ page, portal, newcomer, problems }) => {
    problems.expect(/status of 500|ERR_FAILED/);
    const id = await makePortfolio(portal.url, newcomer, title, [await testImage('была.jpg', '#222222')]);
    const path = `/api/photographer/portfolios/${id}/media`;
    await openCard(page);
    await page.getByRole('button', { name: `Загрузить фото: ${title}` }).click();
    const held = await hold(page, path);
    const session = await page.context().newCDPSession(page);
    // Large enough for a slow connection.
    const first = await paddedImage('один.jpg', 2 * 1024 * 1024);
    await choose(page, [
      first,
      ...(await Promise.all(['два.jpg', 'три.jpg', 'четыре.jpg'].map((name) => testImage(name, colourOf(name))))),
    ]);
    await dialog(page).getByRole('button', { name: 'Загрузить', exact: true }).click();
    // The photos are sent in the background; the list shows each of them.
    await page.getByRole('button', { name: /^Загрузка фото/ }).click();

    await test.step('three at a time, the fourth waits', async () => {
      await expect(dialog(page).getByText('Подготовка…')).toHaveCount(1);
      await expect(dialog(page).getByText(/^(Соединение…|Обработка…|Загрузка: .*)$/)).toHaveCount(3);
      await expect.poll(held.count).toBe(3);
    });

    await test.step('a cancelled one says so, and the next starts', async () => {
      await dialog(page).getByRole('button', { name: 'Отменить загрузку один.jpg' }).click();
      await expect(dialog(page).getByText('Отменено')).toBeVisible();
      await expect(dialog(page).getByText('Подготовка…')).toHaveCount(0);
    });

    await test.step('uploaded ones say so, and the dialog waits for the rest', async () => {
      held.release();
      await expect(dialog(page).getByText('Загружено', { exact: true })).toHaveCount(3);
      await expect(page.getByText('Фото загружены: 3')).toBeVisible();
      await expect(page.getByText('Портфолио готово')).toHaveCount(0);
      await page.unroute(at(path));
    });

    await test.step('the cancelled one is retried, on a slow connection, with its progress', async () => {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 500_000,
      });
      await dialog(page).getByRole('button', { name: 'Повторить загрузку один.jpg' }).click();
      await expect(dialog(page).getByText('Загрузка: 1 из 4')).toBeVisible();
      await expect(
        dialog(page)
          .getByText(/^\d+\s%$/)
          .first(),
      ).toBeVisible();
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
      await expect(dialog(page)).toBeHidden();
      await expectPhotos(page, title, ['была.jpg', 'один.jpg', 'два.jpg', 'три.jpg', 'четыре.jpg']);
    });
  },
);

/** A different image for each name, because identical files count as one photo. */
function colourOf(name: string): string {
  return `#${Buffer.from(name).toString('hex').slice(2, 8)}`;
}
