import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killRunning, top } from './part.ts';

/** The running process, and its temporary folder. */
interface Lock {
  pid: number;
  temporary: string;
}

const lockFile = path.join(top, 'node_modules/.cache/proof.json');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readLock(file: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Lock;
  } catch {
    return undefined;
  }
}

/** Creates a temporary folder. PostgreSQL, which runs under another user, may traverse it. */
export function makeTemporary(name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** The process id of a test run in this tree. */
export function runningTest(file = lockFile): number | undefined {
  const found = readLock(file);
  return found && isRunning(found.pid) ? found.pid : undefined;
}

/**
 * Locks the tree for one test run, because two would overwrite each other's build. Returns a temporary folder, which is removed with
 * the lock. Removes the folder of an interrupted run first.
 */
export function lockTree(file = lockFile): { temporary: string; release: () => void } {
  const found = readLock(file);
  if (found) {
    rmSync(found.temporary, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
  const temporary = makeTemporary('diafragma-proof');
  mkdirSync(path.dirname(file), { recursive: true });
  // Fails if another run was faster.
  writeFileSync(file, JSON.stringify({ pid: process.pid, temporary } satisfies Lock), { flag: 'wx' });
  const release = () => {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 20 });
    rmSync(file, { force: true });
  };
  return { temporary, release };
}

/** On an interrupt: stops the running parts and cleans up. */
export function releaseWhenInterrupted(release: () => void): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      process.stdout.write('Interrupted.\n');
      void killRunning().then(() => {
        release();
        process.exit(code);
      });
    });
  }
}
