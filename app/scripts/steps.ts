import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The workspace's top folder: commands run there. */
export const top = path.resolve(import.meta.dirname, '../..');

/** Ends the whole command with one sentence. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs `node` with our own runtime, its output shown as it comes. */
export function startNode(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: top, env: { ...process.env, ...env }, stdio: 'inherit' });
}

/** The exit code of a process, 1 where a signal has ended it. Of one that runs it comes with its end, of one that has ended at once. */
export async function ended(child: ChildProcess): Promise<number> {
  if (hasEnded(child)) return child.exitCode ?? 1;
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** As a shell says that a signal has ended a command. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof exitCodes;

/** Waits for a process. Told to stop meanwhile, we stop it and end with it: it must not go on without anybody. */
export async function endedWithUs(child: ChildProcess, stop: () => void): Promise<number> {
  let told: Signal | null = null;
  const hear = (signal: Signal): void => {
    told = signal;
    stop();
  };
  const signals: Signal[] = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, hear);
  const code = await ended(child);
  for (const signal of signals) process.off(signal, hear);
  if (told) process.exit(exitCodes[told]);
  return code;
}

/** One slow script: says that it began, and how long it took. Its output is shown only when it fails. */
export function step(title: string, script: string): Promise<void> {
  return stepOf(title, 'npm', ['run', '--silent', script]);
}

/** The same of any command. */
export async function stepOf(title: string, command: string, args: readonly string[]): Promise<void> {
  const began = performance.now();
  process.stdout.write(`${title}… `);
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd: top,
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A group of its own: npm and the shell behind it do not pass a signal on to what they run.
    detached: !isWindows,
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await endedWithUs(child, () => {
    if (isWindows || child.pid === undefined) child.kill();
    else process.kill(-child.pid);
  });
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  if (code !== 0) giveUp(`${Buffer.concat(said).toString()}\n${title} failed: see above.`);
}

/** Waits until the address answers 200, or until the process that should answer has ended. */
export async function answering(url: string, child: ChildProcess): Promise<boolean> {
  while (!hasEnded(child)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
