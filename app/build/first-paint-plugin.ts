import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = path.join(import.meta.dirname, '../src/ssr/client/firstPaint.ts');
const place = '<script src="/src/ssr/client/firstPaint.ts"></script>';

/** The script that every page begins with, in one piece. */
export async function firstPaintScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/**
 * Puts that script into the page itself: as a file it would be one more way to the server and back before anything is
 * painted. The server allows it by its hash (own-scripts.ts).
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path: page }) => {
        // The book is built with the same settings.
        if (page !== '/index.html') return html;
        if (!html.includes(place)) throw new Error(`index.html has no place for the script of the first paint: ${place}`);
        const script = await firstPaintScript();
        return html.replace(place, () => `<script>${script}</script>`);
      },
    },
  };
}
