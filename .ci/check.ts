import { check } from './part.ts';

/** All that a change must pass before its own tests, each with what to do when it fails. `rules`: what `.ci` and `.storybook` demand of every source. */
const parts = [
  ['types', 'npm', ['run', '--silent', 'typecheck'], 'mend what TypeScript names'],
  ['lint', 'npx', ['oxlint'], 'each message says what to do instead'],
  ['styles', 'npx', ['stylelint', '{packages,app,.storybook}/**/*.css'], 'each message says what to do instead'],
  ['format', 'npx', ['oxfmt', '--check'], 'run npm run format'],
  // The generator's own test compiles a copy of the workspace: it tells nothing of a change elsewhere.
  [
    'rules',
    'npx',
    ['vitest', 'run', '--project', 'unit', '.ci', '.storybook', '--exclude', '.ci/new/**'],
    'each failure says what to do instead',
  ],
] as const;

/** `npm run check`: all quick checks in parallel, and one summary. */
const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0);
const rows = await Promise.all(
  parts.map(async ([name, command, args, help]) => {
    const { failed } = await check(name, command, [...args]);
    const row = `${name.padEnd(10)}${failed === 0 ? 'passed' : `failed: ${help}`}`;
    // At once: the rules take longest, and what has failed can be mended meanwhile.
    process.stdout.write(`${row} (${seconds()} s)\n`);
    return { failed, row };
  }),
);
const failed = rows.filter((one) => one.failed > 0).length;
process.stdout.write(`\n${rows.map(({ row }) => row).join('\n')}\n${parts.length - failed} passed, ${failed} failed in ${seconds()} s\n`);
process.exit(failed === 0 ? 0 : 1);
