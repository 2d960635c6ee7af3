import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import {
  ended,
  type Outcome,
  ofPlaywright,
  ofVitest,
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  type VitestReport,
} from './reports.ts';

export const top = path.resolve(import.meta.dirname, '..');

/** An exit code as shells give it to what a signal has ended. */
const ENDED_BY_SIGNAL = 143;

/** What a command runs in. */
export interface RunOptions {
  /** The workspace, or a copy of it. */
  cwd?: string;
  env?: Record<string, string>;
  /** Nobody is shown what it prints. */
  isSilent?: boolean;
}

const isWindows = process.platform === 'win32';
/** The commands at work. Each leads a process group, so that what it has started ends with it. */
const running = new Map<ChildProcess, Promise<unknown>>();

/** Ends every command with all that it has started: in order, and whatever is still there after that by force. */
export async function killRunning(): Promise<void> {
  const ending = [...running];
  const kill = (signal: NodeJS.Signals) => {
    for (const [{ pid = 0 }] of ending)
      try {
        process.kill(isWindows ? pid : -pid, signal);
      } catch {
        // It has ended by itself.
      }
  };
  kill('SIGTERM');
  await Promise.race([Promise.all(ending.map(([, end]) => end)), delay(5_000, undefined, { ref: false })]);
  kill('SIGKILL');
}

/** Runs a command and shows what it prints, each line behind the part's name: two parts run at a time. Gives its exit code. */
export function run(part: string, command: string, args: string[], options: RunOptions = {}): Promise<number> {
  const { cwd = top, env = {}, isSilent = false } = options;
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // What nobody is shown is not waited for either: a process that a killed runner left behind keeps its output open.
    stdio: isSilent ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    detached: !isWindows,
  });
  running.set(child, promise);
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', (line) => process.stdout.write(`${part} | ${line}\n`));
  child.once('error', () => resolve(127));
  // Not `exit`: the last lines may still be on their way.
  child.once('close', (code) => resolve(code ?? ENDED_BY_SIGNAL));
  return promise.finally(() => running.delete(child));
}

/** A part that either holds or does not: types, lint, format, build. */
export async function check(part: string, command: string, args: string[]): Promise<Outcome> {
  const code = await run(part, command, args);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [ended([command, ...args].join(' '), code)] };
}

/** How a runner ended, and what it wrote down: nothing when it died before. */
interface Ran<Report> {
  code: number;
  report: Report | undefined;
}

/** Runs a Vitest project, or what `more` leaves of it. */
export async function runVitest(
  part: string,
  project: string,
  more: readonly string[] = [],
  options: RunOptions = {},
): Promise<Ran<VitestReport>> {
  const file = path.join(options.cwd ?? top, 'node_modules/.cache', `vitest-${project}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(part, 'npx', ['vitest', 'run', '--project', project, ...more, ...reporters], options);
  return { code, report: readVitest(file) };
}

/** A Vitest project, or what `more` leaves of it. A run that dies, or a file that fails before its first test, counts as a failure. */
export async function vitest(part: string, project: string, more: readonly string[] = []): Promise<Outcome> {
  const { code, report } = await runVitest(part, project, more);
  return ofVitest(report, code, top);
}

/** Runs the end-to-end journeys, or what `more` leaves of them. */
export async function runPlaywright(part: string, more: readonly string[] = [], options: RunOptions = {}): Promise<Ran<PlaywrightReport>> {
  const file = path.join(options.cwd ?? top, 'node_modules/.cache/playwright.json');
  rmSync(file, { force: true });
  const env = { ...options.env, E2E_REPORT: file };
  const code = await run(part, 'npx', ['playwright', 'test', '-c', 'app/e2e/playwright.config.ts', ...more], { ...options, env });
  return { code, report: readPlaywright(file) };
}

/** The end-to-end journeys, on the portal that was built a moment ago. A flaky one is a failed one. */
export async function playwright(part: string): Promise<Outcome> {
  const { code, report } = await runPlaywright(part, [], { env: { E2E_BUILT: '1' } });
  return ofPlaywright(report, code);
}
