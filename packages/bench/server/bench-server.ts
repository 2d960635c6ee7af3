import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, createClient, register } from '@portal/api';

/** The production entry in a process of its own. */
export interface BenchServer {
  address: string;
  /** Where its data lies. */
  folder: string;
  /** A client of somebody who has just registered. */
  signUp: (email?: string) => Promise<{ call: Client; token: string }>;
  /** Megabytes of memory of the server without its image processes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** `prepare` may fill its folder before, and answer more of its environment; otherwise everything is empty. */
export async function startBenchServer(
  prepare: (folder: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<BenchServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const more = await prepare(folder);
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../server/src/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMITS: 'off', DATA_DIR: folder, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(server);
  return {
    address,
    folder,
    async signUp(email = 'bench@photo.example') {
      const names = { firstName: 'Анна', lastName: 'Орлова', city: null };
      const account = { email, password: 'gelateria', passwordConfirmation: 'gelateria', acceptTerms: true };
      const { token } = await createClient({ baseUrl: address })(register, { body: { ...account, ...names } });
      return { call: createClient({ baseUrl: address, token: () => token, timeoutMs: 300_000 }), token };
    },
    memory: () => memoryOf(server),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The first address that a child process reports it listens on. */
export function addressOf({ stdout }: ChildProcess): Promise<string> {
  let reported = '';
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      reported += String(chunk);
      const [, address] = /Listening on (\S+)/.exec(reported) ?? [];
      if (address) resolve(address);
    });
    stdout?.on('end', () => reject(new Error('The server has ended')));
  });
}

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
