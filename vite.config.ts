import path from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { patchCssModules } from 'vite-css-modules';
import { defineConfig } from 'vitest/config';
import { extent } from './.ci/extent.ts';
import { bareImports } from './app/build/bare-imports.ts';
import { keepBrowsers } from './app/build/browsers-plugin.ts';
import { target } from './app/build/browsers/browsers.ts';
import { keepBudgets } from './app/build/budgets-plugin.ts';
import { chromiumPath } from './app/build/chromium-path.ts';
import { eagerCode } from './app/build/eager-code-plugin.ts';
import { firstPaint } from './app/build/first-paint-plugin.ts';
import { jsonImports } from './app/build/json-imports-plugin.ts';
import { layerOrder } from './app/build/layer-order-plugin.ts';
import { messages } from './app/build/messages-plugin.ts';
import { preloadFonts } from './app/build/preload-fonts-plugin.ts';
import { quickAria } from './app/build/quick-aria-plugin.ts';
import { russianCounts } from './app/build/russian-counts-plugin.ts';
import { russianOnly } from './app/build/russian-only-plugin.ts';
import { withoutSummaries } from './app/build/summaries-plugin.ts';

const here = import.meta.dirname;
/** Where the API listens while the app runs under Vite's dev server. */
const devApi = process.env['DEV_API'] ?? 'http://127.0.0.1:3001';

/** The screenshots of `npm run test:visual`. Not in git: fonts and browsers differ between machines. */
const screenshots = path.join(here, '.visual');

/** Story tests: one project per theme and width; `tags` selects stories. */
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
      // One page for all stories, as in Storybook itself: it takes half the time, and reveals stories that leak state.
      isolate: false,
      // Longer than any wait in a play, such as the specified pauses of a chunked upload (3 s before assembly, 1 s and 2 s before
      // a chunk is retried), so that a failed wait reports itself and not this timeout.
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
            // A ratio would hide a changed padding; a few pixels are antialiasing noise.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 10 },
            resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(screenshots, name, arg + ext),
            resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => path.join(screenshots, 'changed', name, arg + ext),
          },
        },
      },
    },
  };
}

const { values: given } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } });

/** The projects that `--project` names, or all: Storybook's plugin takes seconds to start, also where no story is tested. */
function requested<T>(projects: Record<string, () => T>): T[] {
  const names = given.project?.filter((name) => typeof name === 'string');
  // A pattern (`l*`, `!server`) is for Vitest to read.
  const isEach = names === undefined || names.some((name) => !/^[\w-]+$/.test(name));
  return Object.entries(projects).flatMap(([name, make]) => (isEach || names.includes(name) ? [make()] : []));
}

const phone = { viewport: { value: 'mobile', isRotated: false } };

/** Plays whose outcome depends on the width have the tag `phone`; every story is checked at this width after its play. */
const playedOnPhones: [afterEachStory: string[], tags?: { include: string[] }] =
  extent['TEST_WIDTHS'] === 'every' ? [['after-story.ts']] : [[], { include: ['phone'] }];

/** Tests with real databases and image processes: single ones take seconds on two busy cores. */
const realServer = { globalSetup: './packages/server/test/support/servers/global-setup.ts', testTimeout: 30_000, hookTimeout: 60_000 };

/** Some unit tests read every file of the workspace, and one starts a browser: seconds on two busy cores. */
const slowUnits = { testTimeout: 30_000, hookTimeout: 30_000 };

/** Server tests that store or read files: they also run with PostgreSQL and an object storage. */
const fileTests = [
  'backup/backup.test.ts',
  'http/downloads/media-ranges.test.ts',
  'modules/account/account.test.ts',
  'modules/gallery/gallery.test.ts',
  'modules/project-images/{downloads,project-images}.test.ts',
  'modules/portfolios/*.test.ts',
  'modules/profile/avatar.test.ts',
  'modules/storage/{full-disk,integrity,lost-commit,storage}.test.ts',
  'modules/zip-upload/{archives,chunks}.test.ts',
].map((file) => `packages/server/src/${file}`);

/** Tests that kill a server or a database at work, in minutes. `npm test` runs the first, on one portal; `npm run test:kills` all. */
const killTests = ['modules/storage/kill.test.ts', 'modules/zip-upload/kill.test.ts', 'platform/db/embedded/kill.test.ts'].map(
  (file) => `packages/server/src/${file}`,
);

interface NodeSetup extends Partial<typeof realServer> {
  env?: Record<string, string>;
  exclude?: string[];
}

/** A Vitest project that needs no browser. */
function node(name: string, include: string[], { env, ...setup }: NodeSetup = {}) {
  return {
    extends: true as const,
    root: here,
    test: {
      name,
      environment: 'node' as const,
      include,
      // One process for all files: starting one for each takes longer than most files.
      isolate: false,
      env: { ...extent, ...env },
      setupFiles: [path.join(here, '.ci/property-seed.ts')],
      // The contrast tests read the tokens; without this every style sheet is empty in Node.
      css: { include: /tokens\.css/ },
      // As long as `soon` in the server's tests: a busy machine is slow.
      expect: { poll: { timeout: 20_000 } },
      ...setup,
    },
  };
}

// Stories run on the React that is delivered, not on its slower development build, whose `act` also renders at other moments.
if (process.env['VITEST']) process.env['NODE_ENV'] = 'production';

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const isVisual = mode === 'visual';
  const afterStory = isVisual ? 'compare-screenshots.ts' : 'after-story.ts';
  return {
    root: path.join(here, 'app'),
    plugins: [
      react(),
      messages(),
      withoutSummaries(),
      layerOrder(),
      firstPaint(),
      preloadFonts(),
      jsonImports(),
      patchCssModules({ generateSourceTypes: true }),
      russianOnly(),
      russianCounts(),
      quickAria(),
      eagerCode(),
      keepBudgets(),
      keepBrowsers(),
    ],
    // React Stately's virtualizer reads it in tests; without it: "process is not defined".
    // Production React in the server bundle: there Vite would read NODE_ENV at run time.
    define: { 'process.env.VIRT_ON': '"1"', ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }) },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]', grid: false } } },
    // The server bundle is self-contained: it needs only Node.
    ssr: { noExternal: true },
    build: {
      outDir: path.join(here, 'dist'),
      // The server bundle runs in the pinned Node.
      ...(!isSsrBuild && { target }),
      emptyOutDir: true,
      // Not for the server bundle.
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      // Only Safari before 17 lacks module preload; it loads the same code a moment later.
      modulePreload: { polyfill: false },
      // The content-security policy allows no fonts from data: addresses, and a file can be cached.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // The largest packages in files of their own, which are evaluated in tasks of their own (startAfterFirstPaint.ts). What every page needs, and
      // controls that most need, in one file each: by default every combination of lazily loaded modules gets one, and over HTTP/1.1 a phone on a slow
      // line waits half a second for sixty small files.
      ...(!isSsrBuild && {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react-dom', test: /node_modules\/react-dom\// },
                { name: 'router', test: /node_modules\/react-router/ },
                { name: 'shell', tags: ['$initial'] },
                {
                  name: 'controls',
                  test: /node_modules\/(@?react-|@internationalized)|packages\/ui\/src/,
                  minShareCount: 9,
                  // Their dependencies are placed by the same rules.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      }),
    },
    server: {
      port: 3000,
      // Concurrent test runs use different ports.
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
        node(
          'unit',
          [
            'packages/{ui,api,features,bench}/src/**/*.test.ts',
            'mocks/src/**/*.test.ts',
            'app/{build,scripts,src}/**/*.test.ts',
            '.ci/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          slowUnits,
        ),
        node('conformance', ['packages/server/test/conformance/**/*.test.ts'], realServer),
        node('server', ['packages/server/src/**/*.test.ts', 'packages/server/test/!(conformance)/**/*.test.ts'], {
          ...realServer,
          exclude: extent['TEST_KILLS'] === 'every' ? [] : killTests.slice(1),
        }),
        node('kills', killTests, { ...realServer, env: { TEST_KILLS: 'every' } }),
        node('object-storage', fileTests, { ...realServer, env: { TEST_STORAGE: 's3' } }),
        ...requested({
          light: () => stories('light', { theme: 'light' }, [afterStory]),
          ...(isVisual && { dark: () => stories('dark', { theme: 'dark' }, [afterStory]) }),
          mobile: () =>
            isVisual
              ? stories('mobile', { theme: 'light', ...phone }, [afterStory])
              : stories('mobile', { theme: 'light', ...phone }, ...playedOnPhones),
        }),
      ],
    },
  };
});
