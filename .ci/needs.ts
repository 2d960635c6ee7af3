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

const folders = (): string[] => (process.env['PATH'] ?? '').split(':');
/** The other engines, their drivers and a screen for them: Debian's package of each program. */
const enginePrograms: Readonly<Record<string, string>> = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

const missingEngines = (): string[] => Object.entries(enginePrograms).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

/** Installs what is missing of them where that is allowed. Answers the packages that are still missing. */
export async function needEngines(): Promise<string[]> {
  if (canInstall) for (const name of missingEngines()) await debian(name);
  return missingEngines();
}

function hasPostgres(): boolean {
  const debianFolder = '/usr/lib/postgresql';
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map((version) => `${debianFolder}/${version}/bin`) : [];
  return [...versions, ...folders()].some((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`));
}

const hasNginx = (): boolean => existsSync('/usr/sbin/nginx') || folders().some((folder) => existsSync(`${folder}/nginx`));

/** Finds or installs nginx, with which a test reads the shipped settings of the proxy. */
export async function needNginx(): Promise<boolean> {
  if (!hasNginx() && canInstall) await debian('nginx-light');
  return hasNginx();
}

/** Finds or installs PostgreSQL's programs, which the server's tests start themselves. */
export async function needPostgres(): Promise<boolean> {
  if (process.env['TEST_DATABASE_URL'] || hasPostgres()) return true;
  if (canInstall) await debian('postgresql');
  return hasPostgres();
}
