import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * The browser for story and end-to-end tests: `CHROMIUM_PATH`, else the one Playwright installed,
 * else the system's. `undefined` lets Playwright decide (and print how to install one).
 */
export function chromiumPath(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  if (existsSync(chromium.executablePath())) return undefined;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
}
