import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callsTo, notice } from './account.ts';
import { avatarInput, openCard, section } from './card.ts';
import { expect, test } from './portal.ts';
import type { Picture } from './portfolios.ts';

const limit = 20 * 1024 * 1024;
const part = (page: Page) => section(page, 'Личная информация');

async function portrait(type: 'jpeg' | 'png' | 'webp'): Promise<Picture> {
  const drawn = sharp({ create: { width: 300, height: 400, channels: 3, background: '#b4553f' } });
  return { name: `портрет.${type}`, mimeType: `image/${type}`, buffer: await drawn.toFormat(type).toBuffer() };
}

test('a portrait shows while it travels, for half a second at least, and stays', { tag: '@once' }, async ({ page, newcomer: _ }) => {
  await page.clock.install();
  await openCard(page);
  const face = part(page).getByRole('group', { name: 'Фото профиля' });
  for (const [turn, type] of (['jpeg', 'png', 'webp'] as const).entries()) {
    // Each time an hour later than before: the page's clock has run ahead of ours meanwhile.
    await page.clock.pauseAt(Date.now() + (turn + 1) * 3_600_000);
    const answered = page.waitForResponse('**/api/photographer/avatar');
    await avatarInput(page).setInputFiles(await portrait(type));
    await expect(face.getByText(/^Загрузка…/)).toBeVisible();
    await expect(face.locator('img')).toHaveAttribute('src', /^blob:/);
    expect((await answered).ok()).toBe(true);
    await page.clock.runFor(400);
    await expect(face.getByText(/^Загрузка…/)).toBeVisible();
    await page.clock.resume();
    await expect(notice(page, 'Фото профиля обновлено').first()).toBeVisible();
    await expect(face.getByText(/^Загрузка…/)).toHaveCount(0);
    await expect(face.locator('img')).toHaveAttribute('src', /^\/(?!.*blob)/);
  }
});

test('what is no portrait is refused in words, and nothing is sent', { tag: '@once' }, async ({ page, newcomer: _ }, info) => {
  /** On a disk: so many bytes would take long to be handed over. */
  const file = async (name: string, bytes: number) => {
    await mkdir(info.outputPath(), { recursive: true });
    await writeFile(info.outputPath(name), Buffer.alloc(bytes));
    return info.outputPath(name);
  };
  const calls = callsTo(page, '/api/photographer/avatar');
  await openCard(page);
  for (const [name, mimeType] of [
    ['IMG_0431.HEIC', 'image/heic'],
    ['движение.gif', 'image/gif'],
    ['знак.svg', 'image/svg+xml'],
    ['смета.pdf', 'application/pdf'],
  ] as const) {
    await avatarInput(page).setInputFiles({ name, mimeType, buffer: Buffer.from('не фотография') });
    await expect(part(page).getByText('Допустимы только файлы JPEG, PNG и WebP')).toBeVisible();
  }
  await avatarInput(page).setInputFiles(await file('большой.jpg', limit + 1));
  await expect(part(page).getByText('Размер файла не должен превышать 20 МБ')).toBeVisible();
  // As large as allowed, and no picture: the browser cannot make it smaller.
  await avatarInput(page).setInputFiles(await file('пустой.jpg', limit));
  await expect(part(page).getByText('Файл повреждён или слишком велик по размеру в пикселях.')).toBeVisible();
  expect(calls).toEqual([]);
});
