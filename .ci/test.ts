import { needBrowser, needNginx, needPostgres } from './needs.ts';
import { releaseWhenInterrupted, lockTree, runningTest } from './one-at-a-time.ts';
import { check, playwright, vitest } from './part.ts';
import type { Outcome } from './reports.ts';

type Part = [name: string, runPart: (name: string) => Promise<Outcome>];

/**
 * `npm test` runs every check once; `npm run test:all` (`--all`) runs more before a release, as listed in `extent.ts`. The last line
 * counts all parts.
 *
 * Two lanes run in parallel, for two cores; the end-to-end tests fill both cores by themselves.
 */
const steps: Part[][][] = [
  [
    [
      ['types', (name) => check(name, 'npm', ['run', '--silent', 'typecheck'])],
      ['lint', (name) => check(name, 'npm', ['run', '--silent', 'lint'])],
      ['format', (name) => check(name, 'npx', ['oxfmt', '--check'])],
    ],
    [
      ['build', (name) => check(name, 'npm', ['run', '--silent', 'build'])],
      ['demo data', (name) => check(name, process.execPath, ['app/e2e/support/seeded.ts'])],
    ],
  ],
  [
    [
      ['server', (name) => vitest(name, 'server')],
      ['server on S3', (name) => vitest(name, 'object-storage')],
      ['conformance', (name) => vitest(name, 'conformance')],
      ['unit', (name) => vitest(name, 'unit')],
      ['Storybook', (name) => check(name, 'npm', ['run', '--silent', 'build-storybook', '--', '--quiet'])],
    ],
    [
      ['stories, light', (name) => vitest(name, 'light')],
      ['stories, mobile', (name) => vitest(name, 'mobile')],
    ],
  ],
  [
    [
      ['end to end', playwright],
      // Firefox and WebKit: before a release only.
      ...(process.argv.includes('--all')
        ? [['engines', (name: string) => check(name, 'npm', ['run', '--silent', 'test:engines'], { env: { E2E_BUILT: '1' } })] as Part]
        : []),
    ],
  ],
];

const inBrowser = new Set(['stories, light', 'stories, mobile', 'end to end']);

if (process.argv.includes('--all')) process.env['PROOF'] = 'all';

const other = runningTest();
if (other !== undefined) {
  process.stderr.write(`Another test run is active in this folder (process ${other}): wait for it, or use another git worktree.\n`);
  process.exit(1);
}
const { temporary, release } = lockTree();
releaseWhenInterrupted(release);
process.env['TMPDIR'] = temporary;

if (!(await needPostgres()))
  process.stdout.write('PostgreSQL was not found and could not be installed: the server is tested on the embedded database only.\n');
if (!(await needNginx())) process.stdout.write('nginx was not found and could not be installed: what the proxy logs is not tested.\n');
const hasBrowser = await needBrowser();
const noBrowser = 'no Chromium was found and none could be installed: set CHROMIUM_PATH';

const rows: string[] = [];
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

async function runLane(lane: Part[]): Promise<void> {
  for (const [name, runPart] of lane) {
    const startedAt = performance.now();
    const isLost = !hasBrowser && inBrowser.has(name);
    const outcome = isLost ? { passed: 0, failed: 1, skipped: 0, failures: [noBrowser] } : await runPart(name);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += outcome[key];
    total.failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    rows.push(
      `${name.padEnd(18)}${String(outcome.passed).padStart(6)} passed${String(outcome.failed).padStart(5)} failed${seconds.padStart(6)} s`,
    );
  }
}

for (const lanes of steps) await Promise.all(lanes.map(runLane));

if (total.failures.length > 0) process.stdout.write(`\nFailed:\n${total.failures.join('\n')}\n`);
process.stdout.write(`\n${rows.join('\n')}\n`);
if (total.skipped > 0) process.stdout.write(`${total.skipped} skipped\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
release();
process.exit(total.failed === 0 ? 0 : 1);
