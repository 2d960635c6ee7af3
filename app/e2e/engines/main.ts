import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needEngines } from '../../../.ci/needs.ts';
import { serveStorybook } from '../../../.ci/storybook/serve-storybook.ts';
import { answering, ended, giveUp, top } from '../../scripts/steps.ts';
import prepare from '../support/global-setup.ts';
import { register } from '../support/newcomer.ts';
import { post } from '../support/projects.ts';
import { type Engine, usual } from './engine.ts';
import { gecko } from './gecko.ts';
import { Person } from './person.ts';
import { storySteps } from './stories.ts';
import { type Step, steps } from './walk.ts';
import { watched } from './watched.ts';
import { webkit } from './webkit.ts';

/*
 * `npm run test:engines`: the built portal and the built Storybook in Gecko and WebKit, one after the other: both render without a GPU, and fill two
 * cores. `-- webkit` walks in one of them; ENGINES_DISPLAY and ENGINES_PORT move it out of the way of another run, and ENGINES_PICTURES names a folder for
 * pictures of failed steps.
 */

const display = `:${process.env['ENGINES_DISPLAY'] ?? 90}`;
const port = Number(process.env['ENGINES_PORT'] ?? 24_200);
const pictures = process.env['ENGINES_PICTURES'];
if (pictures) mkdirSync(pictures, { recursive: true });
const missing = await needEngines();
if (missing.length > 0) giveUp(`Install these packages of Debian first: ${missing.join(', ')}`);
prepare();
if (process.env['E2E_BUILT'] !== '1')
  execFileSync('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'], { cwd: top, stdio: ['ignore', 'inherit', 'inherit'] });

const children: ChildProcess[] = [];
function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { cwd: top, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

start('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
const data = mkdtempSync(path.join(tmpdir(), 'engines-data-'));
cpSync(process.env['E2E_SEEDED'] ?? '', data, { recursive: true });
const portal = await watched(async (own) => {
  const env = { PORT: String(port), DATA_DIR: data, PUBLIC_URL: own, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const server = start(process.execPath, ['packages/server/src/main.ts'], env);
  const url = `http://localhost:${port}`;
  if (!(await answering(`${url}/readyz`, server))) throw new Error('The server did not start');
  return url;
});
const storybook = await serveStorybook();

/** Walks through all steps; after a failed one the next begins where it can. Answers how many have failed. */
async function walkIn(engine: Engine): Promise<number> {
  process.stdout.write(`${engine.name}\n`);
  const newcomer = await register(portal.url);
  const owner = { url: portal.url, token: newcomer.token };
  const world = { url: portal.url, newcomer, post: <Created>(address: string, body: object) => post<Created>(owner, address, body) };
  let failed = 0;
  const walk = async ([title, take]: Step) => {
    const begun = performance.now();
    await engine.resize(usual.width, usual.height);
    const fault = await take(new Person(engine), world).then(
      () => '',
      (error: Error) => `\n    ${error.message}`,
    );
    if (fault) failed += 1;
    process.stdout.write(`  ${fault ? '✗' : '✓'} ${title}, ${((performance.now() - begun) / 1000).toFixed(0)} s${fault}\n`);
    if (fault && pictures) await engine.picture(`${pictures}/${engine.name.replace('/', ' ')} ${title}.png`);
  };
  for (const step of [...steps, ...storySteps(storybook.url)]) await walk(step);
  return failed;
}

const engines: Record<string, () => Promise<Engine>> = { gecko: gecko, webkit: () => webkit(display, port + 1) };
const chosen = process.argv.slice(2);
let failed = 0;
try {
  for (const [name, launch] of Object.entries(engines)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const engine = await launch();
    try {
      failed += await walkIn(engine);
    } finally {
      await engine.close();
    }
  }
} finally {
  portal.close();
  await storybook.close();
  for (const child of children.toReversed()) {
    child.kill();
    await ended(child);
  }
  rmSync(data, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
