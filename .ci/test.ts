import { needBrowser, needPostgres } from './needs.ts';
import { check, playwright, vitest } from './part.ts';
import type { Outcome } from './reports.ts';

/** `npm test`: proves everything. The last line counts all parts together. */
const parts: [name: string, prove: () => Promise<Outcome>][] = [
  ['types', () => check('npm', ['run', '--silent', 'typecheck'])],
  ['lint', () => check('npm', ['run', '--silent', 'lint'])],
  ['format', () => check('npx', ['oxfmt', '--check'])],
  ['unit', () => vitest(['unit'])],
  ['server', () => vitest(['server'])],
  ['server on S3', () => vitest(['object-storage'])],
  ['conformance', () => vitest(['conformance'])],
  ['stories, light', () => vitest(['light'])],
  ['stories, dark', () => vitest(['dark'])],
  ['stories, mobile', () => vitest(['mobile'])],
  ['build', () => check('npm', ['run', '--silent', 'build'])],
  ['Storybook', () => check('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'])],
  ['end to end', playwright],
];

if (!(await needPostgres()))
  process.stdout.write('PostgreSQL was not found and could not be installed: the server is tested on the embedded database only.\n');
if (!(await needBrowser())) process.stdout.write('No Chromium was found and none could be installed: set CHROMIUM_PATH.\n');

const rows: string[] = [];
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
for (const [name, prove] of parts) {
  process.stdout.write(`\n=== ${name}\n`);
  const began = performance.now();
  const outcome = await prove();
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += outcome[key];
  total.failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  rows.push(
    `${name.padEnd(18)}${String(outcome.passed).padStart(6)} passed${String(outcome.failed).padStart(5)} failed${seconds.padStart(6)} s`,
  );
}

if (total.failures.length > 0) process.stdout.write(`\nFailed:\n${total.failures.join('\n')}\n`);
process.stdout.write(`\n${rows.join('\n')}\n`);
if (total.skipped > 0) process.stdout.write(`${total.skipped} skipped\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
