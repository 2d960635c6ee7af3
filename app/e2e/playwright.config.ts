import { defineConfig, devices } from '@playwright/test';
import { extent } from '../../.ci/extent.ts';
import { chromiumPath } from '../build/chromium-path.ts';

const executablePath = chromiumPath();
/** The report that `npm test` reads. */
const report = process.env['E2E_REPORT'];

/** Tests for releases only. */
const excluded = extent['TEST_JOURNEYS'] === 'every' ? [] : [/@all\b/];

/**
 * End-to-end tests of the built portal on its real server, with a fresh copy of the demo data for each worker. Each runs on a desktop;
 * `@phone` only at 390 px with touch; `@both` twice, where the width, the coarse pointer or the token copy in sessionStorage makes a
 * difference. `@all` runs before a release only: `npm run test:all`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  // A test opens dozens of pages and may restart the server; single steps keep the usual 5 s.
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: false,
  // One worker fills two cores, because it renders without a GPU. Two took nine tenths of the time, and waited for each other.
  workers: 1,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Without snapshots: they fetch blob: URLs inside the page, which its content-security policy reports. Without screenshots, which
    // nobody has needed yet.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone\b/, ...excluded],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grep: /@(phone|both)\b/,
      grepInvert: excluded,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
