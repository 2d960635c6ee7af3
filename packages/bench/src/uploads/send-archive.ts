import type { Browser, Page, Request, Response } from 'playwright';
import { tokenCookieName } from '@portal/api/token-cookie';

/** Somebody with a project, at the portal's own address or at that of a line to it. */
export interface Owner {
  address: string;
  token: string;
  project: number;
}

/** An archive on the disk, and in how many chunks it goes. */
export interface ArchiveFile {
  path: string;
  chunks: number;
}

const isChunk = (requested: Request | Response): boolean => /\/upload-zip\/[^/]+\/chunk$/.test(requested.url());
const hasCome = (response: Response): boolean => isChunk(response) && response.ok();

/** 95 MB on a slow connection, and more. */
const SLOW = { timeout: 120_000 };

/**
 * Sends an archive as a photographer does: in the cabinet's own dialog. Answers the milliseconds from the first chunk to
 * the answer of the last; what the server does afterwards, and the pause that the specification has before it, is not counted.
 * `halfway` happens once half of the chunks have come.
 */
export async function sendArchive(
  browser: Browser,
  owner: Owner,
  file: ArchiveFile,
  halfway?: (beginAgain: () => Promise<void>) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  await context.addCookies([{ name: tokenCookieName(new URL(owner.address).port, false), value: owner.token, url: owner.address }]);
  const page = await context.newPage();
  page.on('dialog', (question) => void question.accept());
  let [began, ended, come] = [0, 0, 0];
  page.on('request', (request) => {
    if (isChunk(request)) began ||= performance.now();
  });
  const half = halfway && page.waitForResponse((response) => hasCome(response) && ++come >= file.chunks / 2, SLOW);
  page.on('response', (response) => {
    if (hasCome(response)) ended = performance.now();
  });
  const begin = async (): Promise<void> => {
    await openWindow(page, owner);
    await page.locator('[role=dialog] input[type=file]').setInputFiles(file.path);
    await page.getByRole('dialog').getByRole('button', { name: 'Загрузить', exact: true }).click();
  };
  await begin();
  await half;
  await halfway?.(begin);
  // The progress is not how many have come: one whose answer was lost is not sent again.
  await page.getByText('Обработка архива…').first().waitFor(SLOW);
  await context.close();
  return ended - began;
}

async function openWindow(page: Page, { address, project }: Owner): Promise<void> {
  await page.goto(`${address}/dashboard/projects?project=${project}`);
  await page.getByRole('tab', { name: /^Изображения/ }).click();
  await page.getByRole('tab', { name: 'Обработанные' }).click();
  await page.getByRole('button', { name: 'Загрузить ZIP' }).click();
}
