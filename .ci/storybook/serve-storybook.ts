import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preview, type Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../../storybook-static');

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

interface Preview {
  loadStory: (story: { storyId: string }) => Promise<{
    storyGlobals: { viewport?: { value?: string; isRotated?: boolean } };
    parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
  }>;
}

/** Runs in the canvas: the pixels of a story's own viewport, or null. The manager's frame has that size; a canvas of its own has to get it. */
export async function ownSizeInPage(storyId: string): Promise<{ width: number; height: number } | null> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const { value, isRotated = false } = storyGlobals.viewport ?? {};
  const { width = '', height = '' } = parameters.viewport?.options?.[value ?? '']?.styles ?? {};
  const [across, down] = [Number.parseInt(width, 10), Number.parseInt(height, 10)];
  if (!(across > 0)) return null;
  return isRotated ? { width: down, height: across } : { width: across, height: down };
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
