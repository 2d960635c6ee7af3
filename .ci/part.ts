import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ended, type Outcome, ofPlaywright, ofVitest, readPlaywright, readVitest } from './reports.ts';

export const top = path.resolve(import.meta.dirname, '..');

/** Runs a command with its output shown; gives its exit code. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: top,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A part that either holds or does not: types, lint, format, build. */
export async function check(command: string, args: string[]): Promise<Outcome> {
  const code = await run(command, args);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [ended([command, ...args].join(' '), code)] };
}

/** Vitest projects. A run that dies, or a file that fails before its first test, counts as a failure. */
export async function vitest(projects: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const file = path.join(top, 'node_modules/.cache', `vitest-${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await run('npx', ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env);
  return ofVitest(readVitest(file), code, top);
}

/** The end-to-end journeys. A flaky one is a failed one. */
export async function playwright(): Promise<Outcome> {
  const file = path.join(top, 'node_modules/.cache/playwright.json');
  rmSync(file, { force: true });
  const code = await run('npx', ['playwright', 'test', '-c', 'app/e2e/playwright.config.ts'], { E2E_REPORT: file });
  return ofPlaywright(readPlaywright(file), code);
}
