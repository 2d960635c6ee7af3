import { mkdir } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { login } from './account.ts';
import { archiveOnDisk, gateForChunks, noise, openArchiveDialog, orderWith } from './orders.ts';
import { expect, test } from './portal.ts';
import { choose, picture } from './portfolios.ts';

const megabyte = 1_048_576;

/** Two photographs of noise, together about 7 MB. */
async function largeArchive(folder: string) {
  await mkdir(folder, { recursive: true });
  const archive = await archiveOnDisk(folder, { 'готово/Ёж 1.jpg': await noise(1100), 'готово/Ёж 2.jpg': await noise(1100) });
  expect(archive.bytes).toBeGreaterThan(5 * megabyte);
  return { ...archive, pieces: Math.ceil(archive.bytes / megabyte) };
}

async function send(page: Page, archiveDialog: Locator, file: string) {
  await choose(page, [file]);
  await archiveDialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
}

/** The pause before the pieces are put together, and the pictures to be made. */
const patient = { timeout: 20_000 };

test('retouched photographs come back as archives, small and large', async ({ page, portal, newcomer: { token } }, info) => {
  const order = await orderWith({ url: portal.url, token }, 'Ёж 1.jpg', 'Ёж 2.jpg', 'Ёж 10.jpg');
  const archiveDialog = await openArchiveDialog(page, order);

  await test.step('a small one goes at once', async () => {
    await mkdir(info.outputPath(), { recursive: true });
    const { buffer } = await picture('ёж 10.png', '#2f5d43');
    const { file } = await archiveOnDisk(info.outputPath(), {
      'ёж 10.png': buffer,
      'лишний.jpg': buffer,
      'Договор.pdf': Buffer.from('%PDF'),
    });
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Сопоставлено 1 из 3')).toBeVisible(patient);
    await expect(archiveDialog.getByText('Сохранено без оригинала: 1 файл')).toBeVisible();
    await expect(archiveDialog.getByText(/^Договор.pdf: не фотография/)).toBeVisible();
    await archiveDialog.getByRole('button', { name: 'Загрузить ещё' }).click();
  });

  await test.step('a large one goes in pieces, and the total counts on', async () => {
    const { file } = await largeArchive(info.outputPath('large'));
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Обработка архива…')).toBeVisible(patient);
    await expect(archiveDialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '99');
    await expect(archiveDialog.getByText('Сопоставлено 3 из 3')).toBeVisible(patient);
    await archiveDialog.getByRole('button', { name: 'Готово' }).click();
    await expect(archiveDialog).toBeHidden();
    await expect(page.getByText('Сопоставлено 3 из 3')).toBeVisible();
    await expect(page.getByText('Без оригинала: 1')).toBeVisible();
  });

  await test.step('each can be looked at over its original', async () => {
    await page
      .getByRole('row', { name: /^Ёж 2/ })
      .getByRole('button', { name: /^Посмотреть/ })
      .click();
    const viewer = page.getByRole('dialog', { name: 'Ёж 2.jpg' });
    await viewer.getByRole('slider').press('End');
    await expect(viewer.getByRole('slider')).toHaveValue('100');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('all of them come as a ZIP in a new tab', async () => {
    const link = page.getByRole('link', { name: 'Скачать как ZIP' });
    await expect(link).toHaveAttribute('target', '_blank');
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('zip');
  });
});

test('an upload goes on after the network was cut, and after a reload', async ({
  page,
  context,
  portal,
  problems,
  newcomer: { token },
}, info) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/);
  page.on('dialog', (question) => void question.accept());
  const order = await orderWith({ url: portal.url, token }, 'Ёж 1.jpg', 'Ёж 2.jpg');
  const { file, pieces } = await largeArchive(info.outputPath());

  await test.step('without a network it rests and says so', async () => {
    const archiveDialog = await openArchiveDialog(page, order);
    await gateForChunks(page, 2);
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
    await context.setOffline(true);
    await expect(archiveDialog.getByText('Нет соединения. Загрузка продолжится сама.').last()).toBeVisible();
    await context.setOffline(false);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
  });

  await test.step('after a reload the same archive goes on, with the missing pieces only', async () => {
    // First the page goes: what is held back must not arrive after all.
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const gate = await gateForChunks(page, pieces);
    const archiveDialog = await openArchiveDialog(page, order);
    await expect(archiveDialog.getByText(/^Загрузка «ретушь.zip» прервалась на \d+\s%/)).toBeVisible();
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText(/^Продолжаем с \d+\s%/)).toBeVisible();
    await expect(archiveDialog.getByText('Сопоставлено 2 из 2')).toBeVisible(patient);
    expect(gate.asked()).toBe(pieces - 2);
  });
});

test('an upload goes on after the session has ended', { tag: '@all' }, async ({ page, portal, newcomer }, info) => {
  const order = await orderWith({ url: portal.url, token: newcomer.token }, 'Ёж 1.jpg', 'Ёж 2.jpg');
  const { file, pieces } = await largeArchive(info.outputPath());

  await test.step('it ends in the middle, and the form to sign in comes', async () => {
    const archiveDialog = await openArchiveDialog(page, order);
    const gate = await gateForChunks(page, 2);
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
    await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${newcomer.token}` } });
    gate.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  });

  await test.step('signed in again, the same archive goes on with the missing pieces', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await login(page, newcomer);
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeHidden();
    const gate = await gateForChunks(page, pieces);
    const archiveDialog = await openArchiveDialog(page, order);
    await expect(archiveDialog.getByText(/^Загрузка «ретушь.zip» прервалась на \d+\s%/)).toBeVisible();
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Сопоставлено 2 из 2')).toBeVisible(patient);
    expect(gate.asked()).toBe(pieces - 2);
  });
});

test('an upload goes on after the server has died', { tag: '@all' }, async ({ page, portal, problems, newcomer: { token } }, info) => {
  problems.expect(/ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
  const order = await orderWith({ url: portal.url, token }, 'Ёж 1.jpg', 'Ёж 2.jpg');
  const { file, pieces } = await largeArchive(info.outputPath());
  const archiveDialog = await openArchiveDialog(page, order);

  await test.step('it dies when two pieces have come, and the pieces on their way fail', async () => {
    const gate = await gateForChunks(page, 2);
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
    await portal.kill(async () => {
      gate.open();
      await expect(archiveDialog.getByText('Не удалось загрузить часть файла').last()).toBeVisible(patient);
    });
  });

  await test.step('once it is back, one press sends what is missing, and the report comes', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const gate = await gateForChunks(page, pieces);
    await archiveDialog.getByRole('button', { name: 'Повторить' }).click();
    await expect(archiveDialog.getByText('Сопоставлено 2 из 2')).toBeVisible(patient);
    expect(gate.asked()).toBe(pieces - 2);
  });
});
