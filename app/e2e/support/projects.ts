import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { testImage } from './portfolios.ts';

interface Owner {
  url: string;
  token: string;
}

/** Creates something through the API, and returns what the API tells of it. */
export async function post<Created = { id: number }>({ url, token }: Owner, address: string, body: FormData | object): Promise<Created> {
  const isForm = body instanceof FormData;
  const response = await fetch(url + address, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${token}`,
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Created }).data;
}

/** Creates a project with images of these names through the API. Returns its id. */
export async function projectWith(owner: Owner, ...names: string[]): Promise<number> {
  const { id } = await post(owner, '/api/photographer/projects', { name: 'Выпускной 11 «А»', category_id: 1 });
  for (const [index, name] of names.entries()) {
    const { buffer } = await testImage(name, `hsl(${index * 40} 40% 50%)`);
    const form = new FormData();
    form.append('image', new File([new Uint8Array(buffer)], name, { type: 'image/jpeg' }));
    form.append('order_id', String(id));
    await post(owner, `/api/orders/${id}/images`, form);
  }
  return id;
}

/** A square image that does not compress: about three bytes per pixel. */
export async function noise(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A ZIP on disk, so that its modification date stays the same when it is chosen again. */
export async function archiveOnDisk(folder: string, files: Record<string, Buffer>): Promise<{ file: string; bytes: number }> {
  const entries: Zippable = Object.fromEntries(Object.entries(files).map(([name, buffer]) => [name, new Uint8Array(buffer)]));
  const content = zipSync(entries, { level: 0 });
  const file = path.join(folder, 'ретушь.zip');
  await writeFile(file, content);
  return { file, bytes: content.length };
}

/** Opens the dialog for an archive of retouched images. */
export async function openArchiveDialog(page: Page, project: number) {
  await page.goto(`/dashboard/projects?project=${project}`);
  await page.getByRole('tab', { name: /^Изображения/ }).click();
  await page.getByRole('tab', { name: 'Обработанные' }).click();
  await page.getByRole('button', { name: 'Загрузить ZIP' }).click();
  return page.getByRole('dialog', { name: 'Загрузка архива' });
}

/** Lets so many chunks of an archive through, and delays the others until `open`; counts all requests. */
export async function gateForChunks(page: Page, free: number) {
  let requests = 0;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/upload-zip/*/chunk', async (route) => {
    requests += 1;
    if (requests > free) await opened;
    // The page may have aborted it.
    await route.continue().catch(() => undefined);
  });
  return { open, requests: () => requests };
}
