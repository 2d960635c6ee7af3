import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { layerOrder } from '../../../app/build/layer-order-plugin.ts';
import { russianOnly } from '../../../app/build/russian-only-plugin.ts';
import { serveFiles, type FileServer } from './serve-files.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const root = path.resolve(import.meta.dirname, '../page');
const built = path.join(top, '.bench/page');
/** The demo photos. */
const images = path.join(top, 'mocks/public');

/** Builds what is measured alone as a portal would be built, and sends it. Nothing of it comes into the portal's own build. */
export async function servePages(): Promise<FileServer> {
  await build({
    configFile: false,
    root,
    base: '/',
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), layerOrder(), russianOnly()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]', grid: false } } },
    build: {
      outDir: built,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: { input: ['index.html', 'empty.html'].map((file) => path.join(root, file)) },
    },
  });
  return serveFiles([built, images]);
}
