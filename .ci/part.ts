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

/** A shell's exit code for SIGTERM. */
const ENDED_BY_SIGNAL = 143;

/** Options of a command. */
export interface RunOptions {
  /** The workspace or a copy of it. */
  cwd?: string;
  env?: Record<string, string>;
  /** Discards its output. */
  isSilent?: boolean;
}

const isWindows = process.platform === 'win32';
/** The running commands. Each has its own process group, so that its children end with it. */
const running = new Map<ChildProcess, Promise<unknown>>();

/** Stops every command with its children: by SIGTERM, then by SIGKILL. */
export async function killRunning(): Promise<void> {
  const stopping = [...running];
  const kill = (signal: NodeJS.Signals) => {
    for (const [{ pid = 0 }] of stopping)
      try {
        process.kill(isWindows ? pid : -pid, signal);
      } catch {
        // Already exited.
      }
  };
  kill('SIGTERM');
  await Promise.race([Promise.all(stopping.map(([, end]) => end)), delay(5_000, undefined, { ref: false })]);
  kill('SIGKILL');
}

/** Runs a command, prefixes its output with the part's name, and resolves to its exit code. */
export function run(part: string, command: string, args: string[], options: RunOptions = {}): Promise<number> {
  const { cwd = top, env = {}, isSilent = false } = options;
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // Not piped when silent: an orphan of a killed runner would keep the pipe open.
    stdio: isSilent ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    detached: !isWindows,
  });
  running.set(child, promise);
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', (line) => process.stdout.write(`${part} | ${line}\n`));
  child.once('error', () => resolve(127));
  // Not `exit`, because the last lines may still arrive.
  child.once('close', (code) => resolve(code ?? ENDED_BY_SIGNAL));
  return promise.finally(() => running.delete(child));
}

/** A part that passes or fails as a whole: types, lint, format, build. */
export async function check(part: string, command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const code = await run(part, command, args, options);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [ended([command, ...args].join(' '), code)] };
}

/** A runner's exit code and report, which is missing if it crashed. */
interface RunResult<Report> {
  code: number;
  report: Report | undefined;
}

/** The report of a part: `server 1/2` and `server 2/2` run at the same time. */
const reportFile = (part: string, { cwd = top }: RunOptions): string =>
  path.join(cwd, 'node_modules/.cache', `report-${part.replaceAll(/\W+/g, '-')}.json`);

/** Runs a Vitest project, filtered by `more`. */
export async function runVitest(
  part: string,
  project: string,
  more: readonly string[] = [],
  options: RunOptions = {},
): Promise<RunResult<VitestReport>> {
  const file = reportFile(part, options);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(part, 'npx', ['vitest', 'run', '--project', project, ...more, ...reporters], options);
  return { code, report: readVitest(file) };
}

/** The outcome of a Vitest project. A crash, or a file that fails before its first test, counts as a failure. */
export async function vitest(part: string, project: string, more: readonly string[] = []): Promise<Outcome> {
  const { code, report } = await runVitest(part, project, more);
  return ofVitest(report, code, top);
}

/** Runs the end-to-end tests, filtered by `more`. */
export async function runPlaywright(
  part: string,
  more: readonly string[] = [],
  options: RunOptions = {},
): Promise<RunResult<PlaywrightReport>> {
  const file = reportFile(part, options);
  rmSync(file, { force: true });
  const env = { ...options.env, E2E_REPORT: file };
  const code = await run(part, 'npx', ['playwright', 'test', '-c', 'app/e2e/playwright.config.ts', ...more], { ...options, env });
  return { code, report: readPlaywright(file) };
}

/** The outcome of the end-to-end tests on the built portal. A flaky test counts as failed. */
export async function playwright(part: string, more: readonly string[] = []): Promise<Outcome> {
  const { code, report } = await runPlaywright(part, more, { env: { E2E_BUILT: '1' } });
  return ofPlaywright(report, code);
}
