import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Client, createClient, register } from '@portal/api';

/** The production entry on a folder, in a process of its own. */
export interface ProductionServer {
  address: string;
  /** Ends it with the signal; answers the exit code, or null when the signal itself was the end. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

const script = path.join(import.meta.dirname, '../main.ts');

export async function startProduction(folder: string): Promise<ProductionServer> {
  const env = { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  return {
    address: await addressOf(child),
    async end(signal) {
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of stdout?.setEncoding('utf8') ?? []) {
    said += text as string;
    const [, address] = /Listening on (\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error('The server has ended');
}

/** Registers somebody; answers the token. */
export async function signUpAt(baseUrl: string): Promise<string> {
  const person = { email: 'anna@test.example', password: 'gelateria', passwordConfirmation: 'gelateria', acceptTerms: true };
  const { token } = await createClient({ baseUrl })(register, { body: { ...person, firstName: 'Анна', lastName: 'Орлова', city: null } });
  return token;
}

export const clientOf = (baseUrl: string, token: string): Client => createClient({ baseUrl, token: () => token, timeoutMs: 60_000 });
