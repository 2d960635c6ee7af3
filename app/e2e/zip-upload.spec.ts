import { mkdir } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { login } from './support/account.ts';
import { archiveOnDisk, gateForChunks, noise, openArchiveDialog, projectWith } from './support/projects.ts';
import { expect, test } from './support/portal.ts';
import { choose, testImage } from './support/portfolios.ts';

const megabyte = 1_048_576;

/** Two images of noise, together about 7 MB. */
async function largeArchive(folder: string) {
  await mkdir(folder, { recursive: true });
  const archive = await archiveOnDisk(folder, { 'готово/Ёж 1.jpg': await noise(1100), 'готово/Ёж 2.jpg': await noise(1100) });
  expect(archive.bytes).toBeGreaterThan(5 * megabyte);
  return { ...archive, chunks: Math.ceil(archive.bytes / megabyte) };
}

async function send(page: Page, archiveDialog: Locator, file: string) {
  await choose(page, [file]);
  await archiveDialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
}

/** The pause before the chunks are assembled, and the image processing. */
const patient = { timeout: 20_000 };

test('retouched images are uploaded as archives, small and large', { tag: '@all' }, async ({ page, portal, newcomer: { token } }, info) => {
  const project = await projectWith({ url: portal.url, token }, 'Ёж 1.jpg', 'Ёж 2.jpg', 'Ёж 10.jpg');
  const archiveDialog = await openArchiveDialog(page, project);

  await test.step('a small one is sent in one request', async () => {
    await mkdir(info.outputPath(), { recursive: true });
    const { buffer } = await testImage('ёж 10.png', '#2f5d43');
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

  await test.step('a large one is sent in chunks, and the total adds up', async () => {
    const { file } = await largeArchive(info.outputPath('large'));
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Обработка архива…')).toBeVisible(patient);
    await expect(archiveDialog.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '99');
    await expect(archiveDialog.getByText('Сопоставлено 3 из 3')).toBeVisible(patient);
    await archiveDialog.getByRole('button', { name: 'Готово' }).click();
    await expect(archiveDialog).toBeHidden();
    await expect(page.getByText('Сопоставлено 3 из 3')).toBeVisible();
    await expect(page.getByText('Без оригинала: 1')).toBeVisible();
  });

  await test.step('each can be compared with its original', async () => {
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

  await test.step('all of them are downloaded as a ZIP in a new tab', async () => {
    const link = page.getByRole('link', { name: 'Скачать как ZIP' });
    await expect(link).toHaveAttribute('target', '_blank');
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('zip');
  });
});

test('an upload resumes after a network failure, and after a reload', async ({
  page,
  context,
  portal,
  problems,
  newcomer: { token },
}, info) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/);
  page.on('dialog', (question) => void question.accept());
  const project = await projectWith({ url: portal.url, token }, 'Ёж 1.jpg', 'Ёж 2.jpg');
  const { file, chunks } = await largeArchive(info.outputPath());

  await test.step('offline it pauses and says so', async () => {
    const archiveDialog = await openArchiveDialog(page, project);
    await gateForChunks(page, 2);
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
    await context.setOffline(true);
    await expect(archiveDialog.getByText('Нет соединения. Загрузка продолжится сама.').last()).toBeVisible();
    await context.setOffline(false);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
  });

  await test.step('after a reload the same archive resumes with the missing chunks only', async () => {
    // Reload first: the delayed chunks must not arrive.
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const gate = await gateForChunks(page, chunks);
    const archiveDialog = await openArchiveDialog(page, project);
    await expect(archiveDialog.getByText(/^Загрузка «ретушь.zip» прервалась на \d+\s%/)).toBeVisible();
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText(/^Продолжаем с \d+\s%/)).toBeVisible();
    await expect(archiveDialog.getByText('Сопоставлено 2 из 2')).toBeVisible(patient);
    expect(gate.requests()).toBe(chunks - 2);
  });
});

test('an upload resumes after the session has ended', { tag: '@all' }, async ({ page, portal, newcomer }, info) => {
  const project = await projectWith({ url: portal.url, token: newcomer.token }, 'Ёж 1.jpg', 'Ёж 2.jpg');
  const { file, chunks } = await largeArchive(info.outputPath());

  await test.step('the session ends during the upload, and the sign-in form opens', async () => {
    const archiveDialog = await openArchiveDialog(page, project);
    const gate = await gateForChunks(page, 2);
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
    await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${newcomer.token}` } });
    gate.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  });

  await test.step('after signing in again the same archive resumes with the missing chunks', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await login(page, newcomer);
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeHidden();
    const gate = await gateForChunks(page, chunks);
    const archiveDialog = await openArchiveDialog(page, project);
    await expect(archiveDialog.getByText(/^Загрузка «ретушь.zip» прервалась на \d+\s%/)).toBeVisible();
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Сопоставлено 2 из 2')).toBeVisible(patient);
    expect(gate.requests()).toBe(chunks - 2);
  });
});

test('an upload resumes after the server has crashed', { tag: '@all' }, async ({ page, portal, problems, newcomer: { token } }, info) => {
  problems.expect(/ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
  const project = await projectWith({ url: portal.url, token }, 'Ёж 1.jpg', 'Ёж 2.jpg');
  const { file, chunks } = await largeArchive(info.outputPath());
  const archiveDialog = await openArchiveDialog(page, project);

  await test.step('it crashes after two chunks, and the chunks in flight fail', async () => {
    const gate = await gateForChunks(page, 2);
    await send(page, archiveDialog, file);
    await expect(archiveDialog.getByText('Загрузка: часть 3')).toBeVisible();
    await portal.kill(async () => {
      gate.open();
      await expect(archiveDialog.getByText('Не удалось загрузить часть файла').last()).toBeVisible(patient);
    });
  });

  await test.step('once it is back, one click sends what is missing, and the report appears', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const gate = await gateForChunks(page, chunks);
    await archiveDialog.getByRole('button', { name: 'Повторить' }).click();
    await expect(archiveDialog.getByText('Сопоставлено 2 из 2')).toBeVisible(patient);
    expect(gate.requests()).toBe(chunks - 2);
  });
});
