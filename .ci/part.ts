import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ended, type Outcome, ofPlaywright, ofVitest, readPlaywright, readVitest } from './reports.ts';

export const top = path.resolve(import.meta.dirname, '..');

/** Runs a command and shows what it prints, each line behind the part's name: two parts run at a time. Gives its exit code. */
export function run(part: string, command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: top,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => process.stdout.write(`${part} | ${line}\n`));
    child.once('error', () => resolve(127));
    // Not `exit`: the last lines may still be on their way.
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A part that either holds or does not: types, lint, format, build. */
export async function check(part: string, command: string, args: string[]): Promise<Outcome> {
  const code = await run(part, command, args);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [ended([command, ...args].join(' '), code)] };
}

/** A Vitest project, or what `more` leaves of it. A run that dies, or a file that fails before its first test, counts as a failure. */
export async function vitest(part: string, project: string, more: readonly string[] = []): Promise<Outcome> {
  const file = path.join(top, 'node_modules/.cache', `vitest-${project}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(part, 'npx', ['vitest', 'run', '--project', project, ...more, ...reporters]);
  return ofVitest(readVitest(file), code, top);
}

/** The end-to-end journeys, on the portal that was built a moment ago. A flaky one is a failed one. */
export async function playwright(part: string): Promise<Outcome> {
  const file = path.join(top, 'node_modules/.cache/playwright.json');
  rmSync(file, { force: true });
  const code = await run(part, 'npx', ['playwright', 'test', '-c', 'app/e2e/playwright.config.ts'], { E2E_REPORT: file, E2E_BUILT: '1' });
  return ofPlaywright(readPlaywright(file), code);
}
