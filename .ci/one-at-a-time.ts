import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killRunning, top } from './part.ts';

/** Who is at work here, and where their temporary files are. */
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
    // It runs, as somebody else's.
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

/** A folder of its own under a name like this. PostgreSQL, which runs under another account, may pass through it. */
export function makeTemporary(name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** The process of a proof that is at work in this tree. */
export function whoIsAtWork(file = lockFile): number | undefined {
  const found = readLock(file);
  return found && isRunning(found.pid) ? found.pid : undefined;
}

/**
 * Takes the tree for one proof: two at once would build over each other. Gives a folder for temporary files, which goes with the
 * lock; what an interrupted proof has left goes first.
 */
export function takeTree(file = lockFile): { temporary: string; release: () => void } {
  const found = readLock(file);
  if (found) rmSync(found.temporary, { recursive: true, force: true });
  rmSync(file, { force: true });
  const temporary = makeTemporary('diafragma-proof');
  mkdirSync(path.dirname(file), { recursive: true });
  // Fails where another one has been quicker.
  writeFileSync(file, JSON.stringify({ pid: process.pid, temporary } satisfies Lock), { flag: 'wx' });
  const release = () => {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 20 });
    rmSync(file, { force: true });
  };
  return { temporary, release };
}

/** For one that is interrupted: ends the parts that run, and leaves nothing behind. */
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
