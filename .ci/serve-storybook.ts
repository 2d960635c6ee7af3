import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preview, type Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../storybook-static');

interface Entry {
  id: string;
  tags: readonly string[];
}

/** The stories of the built Storybook. */
export function builtStories(): Entry[] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags?: string[] }>;
  };
  return Object.values(entries).flatMap(({ id, type, tags = [] }) => (type === 'story' ? { id, tags } : []));
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook(plugins: Plugin[] = []): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
    plugins,
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The built Storybook is not served');
  return { url, close: () => server.close() };
}
