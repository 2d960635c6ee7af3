import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppOptions } from '../ports.ts';
import { StartupError } from './startup-error.ts';

/** Files that the build writes beside the page, and that are not served. */
const names = { manifest: '.vite/manifest.json', renderPage: '.server/renderPage.js' };

/**
 * The app as `npm run build` leaves it: its files, and the code that renders its pages on the server. Without it the server is an API alone. Throws a
 * StartupError when only a part of it exists.
 */
export async function builtApp(dist: string): Promise<Pick<AppOptions, 'distDir' | 'renderPage'>> {
  if (!existsSync(path.join(dist, 'index.html'))) return { distDir: null };
  if (!Object.values(names).every((name) => existsSync(path.join(dist, name)))) {
    throw new StartupError(`The built app in ${dist} is not whole: run npm run build.`);
  }
  const read = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
  const manifest: unknown = JSON.parse(read(names.manifest));
  const { createRenderPage } = (await import(pathToFileURL(path.join(dist, names.renderPage)).href)) as {
    createRenderPage: (manifest: unknown, read: (name: string) => string) => NonNullable<AppOptions['renderPage']>;
  };
  return { distDir: dist, renderPage: createRenderPage(manifest, read) };
}
