import { needBrowser, needNginx, needPostgres } from './needs.ts';
import { releaseWhenInterrupted, lockTree, runningTest } from './one-at-a-time.ts';
import { check, playwright, vitest } from './part.ts';
import { choose, type PartName, steps } from './parts/choose.ts';
import type { Outcome } from './reports.ts';

const isLong = process.argv.includes('--all');

const npm = (script: string, ...more: string[]): [command: string, args: string[]] => ['npm', ['run', '--silent', script, ...more]];

/**
 * `npm test` runs every check once; `npm test -- server light=1/3` runs the parts that are named, as CI does; `npm run test:all` (`--all`)
 * runs more before a release, as listed in `extent.ts`. The last line counts all parts.
 *
 * Two parts run at a time, for two cores; the journeys fill both cores by themselves.
 */
const run: Record<PartName, (name: string, more: string[]) => Promise<Outcome>> = {
  types: (name) => check(name, ...npm('typecheck')),
  lint: (name) => check(name, ...npm('lint')),
  format: (name) => check(name, 'npx', ['oxfmt', '--check']),
  build: (name) => check(name, ...npm('build')),
  demo: (name) => check(name, process.execPath, ['app/e2e/support/seeded.ts']),
  server: (name, more) => vitest(name, 'server', more),
  s3: (name, more) => vitest(name, 'object-storage', more),
  conformance: (name, more) => vitest(name, 'conformance', more),
  unit: (name, more) => vitest(name, 'unit', more),
  // The test of Controls builds it too.
  storybook: (name) => check(name, ...(isLong ? npm('test:controls') : npm('build-storybook', '--', '--quiet'))),
  light: (name, more) => vitest(name, 'light', more),
  mobile: (name, more) => vitest(name, 'mobile', more),
  journeys: playwright,
  engines: (name) => check(name, ...npm('test:engines'), { env: { E2E_BUILT: '1' } }),
};

if (isLong) process.env['PROOF'] = 'all';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function chosenParts() {
  try {
    return choose(
      process.argv.slice(2).filter((argument) => argument !== '--all'),
      isLong,
    );
  } catch (error) {
    return fail((error as Error).message);
  }
}

const chosen = chosenParts();
const includes = (...names: PartName[]): boolean => chosen.some(({ name }) => names.includes(name));

const other = runningTest();
if (other !== undefined) fail(`Another test run is active in this folder (process ${other}): wait for it, or use another git worktree.`);
const { temporary, release } = lockTree();
releaseWhenInterrupted(release);
process.env['TMPDIR'] = temporary;

if (includes('server', 's3', 'conformance') && !(await needPostgres()))
  process.stdout.write('PostgreSQL was not found and could not be installed: the server is tested on the embedded database only.\n');
if (includes('server') && !(await needNginx()))
  process.stdout.write('nginx was not found and could not be installed: what the proxy logs is not tested.\n');
// Of the unit tests one measures pages.
const inBrowser: PartName[] = ['unit', 'light', 'mobile', 'journeys'];
const hasBrowser = !includes(...inBrowser) || (await needBrowser());
const noBrowser = 'no Chromium was found and none could be installed: set CHROMIUM_PATH';

const rows: string[] = [];
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Runs the parts of a queue one after the other. */
async function runLane(queue: typeof chosen): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const { name, shard } = part;
    const label = shard === undefined ? name : `${name} ${shard}`;
    const startedAt = performance.now();
    const isLost = !hasBrowser && inBrowser.includes(name);
    const outcome = isLost
      ? { passed: 0, failed: 1, skipped: 0, failures: [noBrowser] }
      : await run[name](label, shard === undefined ? [] : [`--shard=${shard}`]);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += outcome[key];
    total.failures.push(...outcome.failures.map((failure) => `${label}: ${failure}`));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    rows.push(
      `${label.padEnd(18)}${String(outcome.passed).padStart(6)} passed${String(outcome.failed).padStart(5)} failed${seconds.padStart(6)} s`,
    );
  }
}

for (const step of steps) {
  const queue = step.flatMap((name) => chosen.filter((part) => part.name === name));
  await Promise.all([runLane(queue), runLane(queue)]);
}

if (total.failures.length > 0) process.stdout.write(`\nFailed:\n${total.failures.join('\n')}\n`);
process.stdout.write(`\n${rows.join('\n')}\n`);
if (total.skipped > 0) process.stdout.write(`${total.skipped} skipped\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
release();
process.exit(total.failed === 0 ? 0 : 1);
