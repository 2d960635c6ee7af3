import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ended } from './steps.ts';

const steps = path.join(import.meta.dirname, 'steps.ts');

/** A dead process may still be listed as a zombie. */
const isAlive = async (pid: number): Promise<boolean> =>
  /^\d+ \(.*\) [^Z]/.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));

it.each([
  ['by itself', 'process.exitCode = 3', 3],
  ['by a signal', "process.kill(process.pid, 'SIGKILL')", 1],
])('resolves to the exit code of a process that ended %s, also afterwards', async (_, script, code) => {
  const child = spawn(process.execPath, ['-e', script]);
  const first = ended(child);
  await once(child, 'exit');
  expect([await first, await ended(child)]).toEqual([code, code]);
});

// It starts processes, which takes a while on a busy machine.
describe.runIf(process.platform === 'linux')('a command that builds', { timeout: 30_000 }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-steps-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('that gets %s also stops what its shell has started', async (signal, code) => {
    const file = path.join(folder, 'pid');
    // Like npm: a shell that waits for its children and does not forward signals.
    const shell = `sleep 600 & echo $! > ${file}.new && mv ${file}.new ${file} && wait; true`;
    const script = `import { stepOf } from ${JSON.stringify(steps)}; await stepOf('Building', 'sh', ['-c', ${JSON.stringify(shell)}]);`;
    const command = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const end = ended(command);
    await once(command.stdout, 'data');
    const read = async () => Number(await readFile(file, 'utf8').catch(() => '0'));
    await expect.poll(read).toBeGreaterThan(0);
    const started = await read();
    expect(await isAlive(started)).toBe(true);
    command.kill(signal);
    expect(await end).toBe(code);
    await expect.poll(() => isAlive(started)).toBe(false);
  });
});
