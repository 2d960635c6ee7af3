import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Newcomer } from './newcomer.ts';
import { expect } from './portal.ts';

/** A file that a test gives to the page without a disk. */
export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small photograph of one colour. */
export async function picture(name: string, background: string): Promise<Picture> {
  const buffer = await sharp({ create: { width: 240, height: 160, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Makes a portfolio with these photographs through the real calls. */
export async function makePortfolio(url: string, { token }: Newcomer, title: string, photos: readonly Picture[]): Promise<number> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
  const made = await fetch(`${url}/api/photographer/portfolios`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, description: null, specialization_id: 1 }),
  });
  const { data } = (await made.json()) as { data: { id: number } };
  if (photos.length === 0) return data.id;
  const body = new FormData();
  for (const { name, mimeType, buffer } of photos) body.append('files[]', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const sent = await fetch(`${url}/api/photographer/portfolios/${data.id}/media`, { method: 'POST', headers, body });
  if (!sent.ok) throw new Error(`Adding photographs answered ${sent.status}: ${await sent.text()}`);
  return data.id;
}

/** Three photographs on a disk. */
export async function threeFiles(folder: string): Promise<string[]> {
  const pictures = await Promise.all([picture('школа.jpg', '#b4553f'), picture('двор.jpg', '#2f5d43'), picture('вечер.jpg', '#26324d')]);
  return Promise.all(
    pictures.map(async ({ name, buffer }) => {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, name), buffer);
      return path.join(folder, name);
    }),
  );
}

/** Chooses files where the open window asks for them. */
export const choose = (page: Page, files: Picture[] | string[]) => page.locator('[role=dialog] input[type=file]').setInputFiles(files);

/** The photographs of an open portfolio, in their order, by their names. */
export async function expectPhotos(page: Page, title: string, names: string[]): Promise<void> {
  await expect(page.getByRole('grid', { name: `Фотографии: ${title}` }).getByRole('row')).toHaveCount(names.length);
  const rows = page.getByRole('grid', { name: `Фотографии: ${title}` }).getByRole('row');
  for (const [place, name] of names.entries()) await expect(rows.nth(place)).toHaveAttribute('aria-label', name);
}

/** How complete the card is, as the page says it first. */
export const percent = (where: Page | Locator) => where.getByText(/^\d+\s%$/).first();

/** Chooses from an open list. */
export async function option(page: Page, field: Locator, name: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name, exact: true }).click();
}
