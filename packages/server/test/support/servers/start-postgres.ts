import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const START_TRIES = 100;
const PORT_TRIES = 5;

export interface LocalPostgres {
  url: string;
  /** Stops it, even with open connections; the data stay. */
  stop: () => Promise<void>;
  /** Starts it once more, at the same address. */
  start: () => Promise<void>;
}

/** A throw-away PostgreSQL in `folder`, from this machine's own packages. Throws, with the reason, when there is none. */
export async function startPostgres(folder: string): Promise<LocalPostgres> {
  const bin = await findBinaries();
  const account = process.getuid?.() === 0 ? await postgresAccount() : null;
  const home = path.join(folder, 'postgres');
  await mkdir(home);
  if (account) {
    await chown(home, account.uid, account.gid);
    // The run's folder belongs to root, and the server must be able to pass through it.
    await chmod(folder, 0o711);
  }
  const data = path.join(home, 'data');
  const options = { ...account, cwd: home };
  await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB'];
  const switches = ['-D', data, '-k', home, '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])];
  let port = 0;
  let server: ChildProcess | null = null;
  const killWithUs = (): void => void server?.kill('SIGQUIT');
  process.once('exit', killWithUs);

  const stop = async (): Promise<void> => {
    const running = server;
    server = null;
    if (!running || hasEnded(running)) return;
    // Fast shutdown: open connections do not hold it up.
    running.kill('SIGINT');
    await once(running, 'exit');
  };
  const start = async (): Promise<void> => {
    const started = spawn(path.join(bin, 'postgres'), [...switches, '-p', String(port)], { ...options, stdio: 'ignore' });
    server = started;
    await isReady(data, started).catch(async (error: unknown) => {
      await stop();
      throw new Error('PostgreSQL does not start', { cause: error });
    });
  };
  for (let tries = 1; ; tries += 1) {
    port = await freePort();
    try {
      await start();
      return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, start, stop };
    } catch (error) {
      // Another process may have taken the port since it was found free.
      if (tries === PORT_TRIES) throw error;
    }
  }
}

/** By itself or by a signal, e.g. for want of memory. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Read from the server's own log, because another server might answer at its address. */
async function isReady(data: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < START_TRIES && !hasEnded(server); tries += 1) {
    const status = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    if (status.split('\n')[7]?.trim() === 'ready') return;
    await delay(100);
  }
  throw new Error(hasEnded(server) ? `it has ended: ${server.exitCode ?? server.signalCode}` : 'it is not ready in time');
}

async function findBinaries(): Promise<string> {
  const versions = existsSync(DEBIAN) ? await readdir(DEBIAN) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => path.join(DEBIAN, version, 'bin'));
  const found = [...newestFirst, ...(process.env['PATH'] ?? '').split(path.delimiter)].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
  if (!found) throw new Error('no PostgreSQL is installed');
  return found;
}

/** PostgreSQL refuses to run as root: Debian's package brings an account for it. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('root may not run PostgreSQL, and there is no account "postgres"');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
