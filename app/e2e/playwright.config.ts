import { defineConfig, devices } from '@playwright/test';
import { extent } from '../../.ci/extent.ts';
import { chromiumPath } from '../build/chromium-path.ts';

const executablePath = chromiumPath();
/** Where `npm test` reads the counts from. */
const report = process.env['E2E_REPORT'];

/** What only a release waits for. */
const left = extent['TEST_JOURNEYS'] === 'every' ? [] : [/@all\b/];

/**
 * The journeys: the built portal on its real server, a fresh copy of the demo data for each worker. Each runs on a desktop;
 * `@phone` only at 390 px under a finger, `@both` twice, where a width, a coarse pointer or the copy of the token that a phone
 * keeps makes another road of it. `@all` is not for each change but for a release: `npm run test:all`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // A journey is dozens of pages and two restarts of the server, not one action; single steps keep the usual 5 s.
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: false,
  // One fills two cores: it draws pages without a graphics card. Two of them took nine tenths of the time, and waited for each other.
  workers: 1,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Without snapshots: taking them fetches blob: addresses inside the page, which its security policy reports. And without
    // images of each frame, which nobody has needed yet.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    { name: 'desktop', grepInvert: [/@phone\b/, ...left], use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'mobile', grep: /@(phone|both)\b/, grepInvert: left, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
