import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Without the parts that draw a browser's own windows: journeys take a quarter less time. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for story and end-to-end tests: `CHROMIUM_PATH`, else the one Playwright installed, else the system's,
 * its headless shell first, or last where the browser that people have is meant. `undefined` lets Playwright decide (and
 * print how to install one).
 */
export function chromiumPath(first: 'shell' | 'whole' = 'shell'): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  if (existsSync(chromium.executablePath())) return undefined;
  return (first === 'shell' ? [shell, ...whole] : [...whole, shell]).find((path) => existsSync(path));
}
