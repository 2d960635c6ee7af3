import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { patchCssModules } from 'vite-css-modules';
import { defineConfig } from 'vitest/config';
import { extent } from './.ci/extent.ts';
import { bareImports } from './app/build/bare-imports.ts';
import { keepBudgets } from './app/build/budgets-plugin.ts';
import { chromiumPath } from './app/build/chromium-path.ts';
import { eagerCode } from './app/build/eager-code-plugin.ts';
import { firstLook } from './app/build/first-look-plugin.ts';
import { firstPaint } from './app/build/first-paint-plugin.ts';
import { jsonImports } from './app/build/json-imports-plugin.ts';
import { layerOrder } from './app/build/layer-order-plugin.ts';
import { messages } from './app/build/messages-plugin.ts';
import { preloadFonts } from './app/build/preload-fonts-plugin.ts';
import { quickAria } from './app/build/quick-aria-plugin.ts';
import { russianOnly } from './app/build/russian-only-plugin.ts';

const here = import.meta.dirname;
/** Where the API listens while the app runs under Vite's dev server. */
const devApi = process.env['DEV_API'] ?? 'http://127.0.0.1:3001';

/** Where `npm run test:visual` keeps its pictures. Not in git: fonts and browsers differ between machines. */
const pictures = path.join(here, '.visual');

/** Story tests: one project per look, since a whole run has one theme and one width; `tags`: only the stories that have them. */
function stories(name: string, initialGlobals: Record<string, unknown>, afterEachStory: string[], tags?: { include: string[] }) {
  const executablePath = chromiumPath();
  return {
    extends: true as const,
    root: here,
    optimizeDeps: { include: bareImports() },
    plugins: [storybookTest({ configDir: path.join(here, '.storybook'), initialGlobals, ...(tags && { tags }) })],
    test: {
      name,
      env: extent,
      // One page for all stories, as in Storybook itself: half the time, and a story that leaves something behind shows it.
      isolate: false,
      // Above what a play waits for, which may be the specified pauses of an archive in pieces: 3 s before it is put
      // together, 1 s and 2 s before a piece goes again. So a failed wait tells its own sentence, and not this limit.
      testTimeout: 30_000,
      setupFiles: afterEachStory.map((file) => path.join(here, '.storybook', file)),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
        instances: [{ browser: 'chromium' as const }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // A share of the picture would hide a changed padding: a few pixels are the noise of smoothed edges.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 10 },
            resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(pictures, name, arg + ext),
            resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(pictures, 'changed', name, arg + ext),
          },
        },
      },
    },
  };
}

const phone = { viewport: { value: 'mobile', isRotated: false } };

/** The plays whose outcome depends on the width carry the tag; the look of every story at this width is checked where its play ended. */
const playedOnPhones: [string[], { include: string[] }?] =
  extent['TEST_WIDTHS'] === 'every' ? [['after-story.ts']] : [[], { include: ['phone'] }];

/** Tests that open real databases and start picture processes: single ones take seconds on two busy cores. */
const realServer = { globalSetup: './packages/server/test/support/global-setup.ts', testTimeout: 30_000, hookTimeout: 60_000 };

/** Of the server's tests those that keep or read files: they run once more with an object storage behind PostgreSQL. */
const touchesFiles = [
  'backup/backup.test.ts',
  'http/downloads/media-pieces.test.ts',
  'modules/account/account.test.ts',
  'modules/gallery/gallery.test.ts',
  'modules/order-images/{downloads,order-images}.test.ts',
  'modules/portfolios/*.test.ts',
  'modules/profile/avatar.test.ts',
  'modules/storage/{full-disk,integrity,kill,lost-commit,storage}.test.ts',
  'modules/zip-upload/{archives,chunks}.test.ts',
].map((file) => `packages/server/src/${file}`);

/** Tests that need no browser. Each project is one part of `npm test`. */
function node(name: string, include: string[], { env, ...setup }: Partial<typeof realServer> & { env?: Record<string, string> } = {}) {
  return {
    extends: true as const,
    root: here,
    test: {
      name,
      environment: 'node' as const,
      include,
      // One process for all files: a fresh one for each took longer than most files do.
      isolate: false,
      env: { ...extent, ...env },
      // A test that measures the tokens reads their file; without this every style sheet is empty in Node.
      css: { include: /tokens\.css/ },
      // As patient as `soon` of the server's tests: what is waited for comes after an answer, on a busy machine late.
      expect: { poll: { timeout: 20_000 } },
      ...setup,
    },
  };
}

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  root: path.join(here, 'app'),
  plugins: [
    react(),
    messages(),
    layerOrder(),
    firstPaint(),
    firstLook('app/src/ssr/client/main.tsx'),
    preloadFonts(),
    jsonImports(),
    patchCssModules({ generateSourceTypes: true }),
    russianOnly(),
    quickAria(),
    eagerCode(),
    keepBudgets(),
  ],
  // React Stately's virtualizer reads it when NODE_ENV is "test"; without it: "process is not defined".
  // What draws on the server is React as it is for people: there Vite would leave the question to the environment.
  define: { 'process.env.VIRT_ON': '"1"', ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }) },
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]', grid: false } } },
  // What draws pages on the server is one piece, in need of nothing but Node.
  ssr: { noExternal: true },
  build: {
    outDir: path.join(here, 'dist'),
    emptyOutDir: true,
    // What draws on the server is not sent to anybody.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // For Safari before 17 alone, which asks for the same code a moment later without it.
    modulePreload: { polyfill: false },
    // The content-security policy allows no fonts from data: addresses, and a file can be cached.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Files begin in tasks of their own when a drawn page is taken over: the largest of their neighbours are not in the shell's.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: /node_modules\/react-dom\// },
              { name: 'router', test: /node_modules\/react-router/ },
            ],
          },
        },
      },
    }),
  },
  server: {
    port: 3000,
    // Two runs of the tests at once each take a port of their own.
    strictPort: !process.env['VITEST'],
    proxy: {
      '/api': devApi,
      '/media': devApi,
      '/photographer/orders': devApi,
      // The page and the call share their address (ledger CON-38): a call says so in its headers.
      '^/photographers(/|$|\\?)': {
        target: devApi,
        bypass: (request) => (request.headers['x-requested-with'] ? undefined : '/index.html'),
      },
    },
  },
  test: {
    projects: [
      node('unit', [
        'packages/{ui,api,features,bench}/src/**/*.test.ts',
        'mocks/src/**/*.test.ts',
        'app/{build,scripts,src}/**/*.test.ts',
        '.ci/**/*.test.ts',
        '.storybook/**/*.test.ts',
      ]),
      node('conformance', ['packages/server/test/conformance/**/*.test.ts'], realServer),
      node('server', ['packages/server/src/**/*.test.ts', 'packages/server/test/!(conformance)/**/*.test.ts'], realServer),
      node('object-storage', touchesFiles, { ...realServer, env: { TEST_STORAGE: 's3' } }),
      ...(mode === 'visual'
        ? [
            stories('light', { theme: 'light' }, ['compare-screenshots.ts']),
            stories('dark', { theme: 'dark' }, ['compare-screenshots.ts']),
            stories('mobile', { theme: 'light', ...phone }, ['compare-screenshots.ts']),
          ]
        : [stories('light', { theme: 'light' }, ['after-story.ts']), stories('mobile', { theme: 'light', ...phone }, ...playedOnPhones)]),
    ],
  },
}));
