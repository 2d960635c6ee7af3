import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Newcomer } from './newcomer.ts';
import { expect } from './portal.ts';

/** An in-memory file for a file input. */
export interface TestImage {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small image of one colour. */
export async function testImage(name: string, background: string): Promise<TestImage> {
  const buffer = await sharp({ create: { width: 240, height: 160, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Creates a portfolio with these photos through the API. */
export async function makePortfolio(url: string, { token }: Newcomer, title: string, photos: readonly TestImage[]): Promise<number> {
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
  if (!sent.ok) throw new Error(`Adding photos answered ${sent.status}: ${await sent.text()}`);
  return data.id;
}

/** Three images on disk. */
export async function threeFiles(folder: string): Promise<string[]> {
  const images = await Promise.all([
    testImage('школа.jpg', '#b4553f'),
    testImage('двор.jpg', '#2f5d43'),
    testImage('вечер.jpg', '#26324d'),
  ]);
  return Promise.all(
    images.map(async ({ name, buffer }) => {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, name), buffer);
      return path.join(folder, name);
    }),
  );
}

/** Chooses files in the open dialog. */
export const choose = (page: Page, files: TestImage[] | string[]) =>
  page.locator('[role=dialog] input[type=file]:not([webkitdirectory])').setInputFiles(files);

/** Expects the photos of an open portfolio by name, in order. */
export async function expectPhotos(page: Page, title: string, names: string[]): Promise<void> {
  await expect(page.getByRole('grid', { name: `Фотографии: ${title}` }).getByRole('row')).toHaveCount(names.length);
  const rows = page.getByRole('grid', { name: `Фотографии: ${title}` }).getByRole('row');
  for (const [place, name] of names.entries()) await expect(rows.nth(place)).toHaveAttribute('aria-label', name);
}

/** The completion percentage of the card. */
export const percent = (where: Page | Locator) => where.getByText(/^\d+\s%$/).first();
