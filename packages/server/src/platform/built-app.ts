import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppOptions } from '../ports.ts';

/** The app as `npm run build` leaves it: its files, and the code that draws its pages here. Without it the server is an API alone. */
export async function builtApp(dist: string): Promise<Pick<AppOptions, 'distDir' | 'drawPage'>> {
  if (!existsSync(path.join(dist, 'index.html'))) return { distDir: null };
  const manifest: unknown = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const { createDrawPage } = (await import(pathToFileURL(path.join(dist, '.server/drawPage.js')).href)) as {
    createDrawPage: (manifest: unknown) => NonNullable<AppOptions['drawPage']>;
  };
  return { distDir: dist, drawPage: createDrawPage(manifest) };
}
