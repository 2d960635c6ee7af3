import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { administer } from './administer.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const START_TRIES = 100;

/** A throw-away PostgreSQL in `folder`, from this machine's own packages. Throws, with the reason, when there is none. */
export async function startPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
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

  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB'];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-k', home, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const killWithUs = (): void => void server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const stop = async (): Promise<void> => {
    process.off('exit', killWithUs);
    if (server.exitCode !== null) return;
    // Fast shutdown: open connections do not hold it up.
    server.kill('SIGINT');
    await once(server, 'exit');
  };

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let tries = 0; ; tries += 1) {
    try {
      await administer(url, 'select 1');
      return { url, stop };
    } catch (error) {
      if (tries === START_TRIES || server.exitCode !== null) {
        await stop();
        throw new Error('PostgreSQL does not start', { cause: error });
      }
      await delay(100);
    }
  }
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
