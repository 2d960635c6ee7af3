import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The workspace's top folder: commands run there. */
export const top = path.resolve(import.meta.dirname, '../..');

/** Prints an error and exits. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a script with the project's own Node and shows its output. */
export function startNode(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: top, env: { ...process.env, ...env }, stdio: 'inherit' });
}

/** Resolves to the exit code of a process, 1 if a signal ended it; at once if it has already exited. */
export async function ended(child: ChildProcess): Promise<number> {
  if (hasEnded(child)) return child.exitCode ?? 1;
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Exit codes of a shell for commands ended by a signal. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof exitCodes;

/** Waits for a process. On SIGINT or SIGTERM it stops the process, then exits. */
export async function endedWithUs(child: ChildProcess, stop: () => void): Promise<number> {
  let received: Signal | null = null;
  const onSignal = (signal: Signal): void => {
    received = signal;
    stop();
  };
  const signals: Signal[] = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, onSignal);
  const code = await ended(child);
  for (const signal of signals) process.off(signal, onSignal);
  if (received) process.exit(exitCodes[received]);
  return code;
}

/** Runs an npm script, printing its title and duration. Its output is shown only on failure. */
export function step(title: string, script: string): Promise<void> {
  return stepOf(title, 'npm', ['run', '--silent', script]);
}

/** The same for any command. */
export async function stepOf(title: string, command: string, args: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  process.stdout.write(`${title}… `);
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd: top,
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A process group of its own, because npm and its shell do not forward signals.
    detached: !isWindows,
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await endedWithUs(child, () => {
    if (isWindows || child.pid === undefined) child.kill();
    else process.kill(-child.pid);
  });
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  if (code !== 0) giveUp(`${Buffer.concat(output).toString()}\n${title} failed: see above.`);
}

/** Polls the URL until it answers 200 (true), or until the process has exited (false). */
export async function answering(url: string, child: ChildProcess): Promise<boolean> {
  while (!hasEnded(child)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
