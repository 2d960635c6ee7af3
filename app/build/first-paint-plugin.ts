import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { target } from './browsers/browsers.ts';

const entry = path.join(import.meta.dirname, '../src/ssr/client/firstPaint.ts');
const place = '<script src="/src/ssr/client/firstPaint.ts"></script>';

/** Builds the inline script of every page. */
export async function firstPaintScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, target, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/**
 * Inlines that script: as a file it would cost a round trip before the first paint. The content-security policy allows it by its hash
 * (security-headers.ts).
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path: page }) => {
        // Storybook is built with the same configuration.
        if (page !== '/index.html') return html;
        if (!html.includes(place)) throw new Error(`index.html has no place for the script of the first paint: ${place}`);
        const script = await firstPaintScript();
        return html.replace(place, () => `<script>${script}</script>`);
      },
    },
  };
}
