import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { soon } from '../soon.ts';

/** A start on a loaded machine. */
export const START = { timeout: 60_000 };

export interface Started {
  child: ChildProcess;
  out: () => string;
  errors: () => string;
  ended: Promise<number | null>;
}

/** The production entry as a process of its own, on a free port. */
export function startEntry(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../../src/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, out: () => out, errors: () => errors, ended };
}

/** Where it listens, once it does. */
export async function addressOf({ out, errors }: Started): Promise<string> {
  await soon(() => {
    if (!out().includes('Listening on ') && !errors()) throw new Error('The server says nothing');
  }, START);
  const [, found] = /Listening on (\S+)/.exec(out()) ?? [];
  if (!found) throw new Error(errors());
  return found;
}
