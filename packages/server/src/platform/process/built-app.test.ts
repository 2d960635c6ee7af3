import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtApp } from './built-app.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'portal-dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

const files = {
  'index.html': '<!doctype html>',
  '.vite/manifest.json': '{"entry":{}}',
  '.server/renderPage.js': 'export const createRenderPage = (manifest, read) => () => ({ manifest, page: read("index.html") });',
};
async function build(...left: string[]): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    if (!left.includes(name)) await writeFile(path.join(dist, name), content);
  }
}

test('a whole app is served and rendered', async () => {
  await build();
  const { distDir, renderPage } = await builtApp(dist);
  expect(distDir).toBe(dist);
  const requested = { address: '/', signedIn: null, read: async () => undefined };
  expect(renderPage?.(requested)).toEqual({ manifest: { entry: {} }, page: '<!doctype html>' });
});

test('without one the server is an API alone', async () => {
  expect(await builtApp(dist)).toEqual({ distDir: null });
});

test.each(['.vite/manifest.json', '.server/renderPage.js'])('one without %s is refused in one sentence', async (name) => {
  await build(name);
  const message = `The built app in ${dist} is not whole: run npm run build.`;
  await expect(builtApp(dist)).rejects.toMatchObject({ name: 'StartupError', message });
});
