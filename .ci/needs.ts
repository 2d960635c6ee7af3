import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from '../app/build/chromium-path.ts';
import { run } from './part.ts';

const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
let isListFresh = false;

async function debian(name: string): Promise<void> {
  if (!isListFresh) await run('needs', 'apt-get', ['update', '-qq']);
  isListFresh = true;
  await run('needs', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const hasBrowser = (): boolean => chromiumPath() !== undefined || existsSync(chromium.executablePath());

/** Finds a Chromium, or installs Debian's package or Playwright's browser. */
export async function needBrowser(): Promise<boolean> {
  if (hasBrowser()) return true;
  if (canInstall) await debian('chromium');
  if (!hasBrowser()) await run('needs', 'npx', ['playwright', 'install', 'chromium']);
  return hasBrowser();
}

function hasPostgres(): boolean {
  const debianFolder = '/usr/lib/postgresql';
  const folders = existsSync(debianFolder) ? readdirSync(debianFolder).map((version) => `${debianFolder}/${version}/bin`) : [];
  return [...folders, ...(process.env['PATH'] ?? '').split(':')].some(
    (folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`),
  );
}

/** Finds or installs PostgreSQL's programs, which the server's tests start themselves. */
export async function needPostgres(): Promise<boolean> {
  if (process.env['TEST_DATABASE_URL'] || hasPostgres()) return true;
  if (canInstall) await debian('postgresql');
  return hasPostgres();
}
