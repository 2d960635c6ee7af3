import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppOptions } from '../ports.ts';

/** The app as `npm run build` leaves it: its files, and the code that draws its pages here. Without it the server is an API alone. */
export async function builtApp(dist: string): Promise<Pick<AppOptions, 'distDir' | 'drawPage'>> {
  if (!existsSync(path.join(dist, 'index.html'))) return { distDir: null };
  const read = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
  const manifest: unknown = JSON.parse(read('.vite/manifest.json'));
  const { createDrawPage } = (await import(pathToFileURL(path.join(dist, '.server/drawPage.js')).href)) as {
    createDrawPage: (manifest: unknown, read: (name: string) => string) => NonNullable<AppOptions['drawPage']>;
  };
  return { distDir: dist, drawPage: createDrawPage(manifest, read) };
}
