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

export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** One slow step: says that it began, and how long it took. Its output is shown only when it fails. */
export async function step(title: string, script: string): Promise<void> {
  const began = performance.now();
  process.stdout.write(`${title}… `);
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: top,
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await ended(child);
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  if (code !== 0) giveUp(`${Buffer.concat(said).toString()}\n${title} failed: see above.`);
}

/** Waits until the address answers 200, or until the process that should answer has ended. */
export async function answering(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
