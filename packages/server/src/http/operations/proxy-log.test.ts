import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/support/servers/start-postgres.ts';
import { soon } from '../../../test/support/soon.ts';

const settings = await readFile(path.join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
/** Debian's package, whose folder is not in the path of every account. */
const nginx = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)]
  .map((folder) => path.join(folder, 'nginx'))
  .find((file) => existsSync(file));
if (nginx === undefined) console.log('What the proxy logs is not tested: no nginx is installed.');

const TOKEN = 'SECRET-TOKEN';
/** Requests as they are sent: what names a secret in its path, its query or its referrer. */
const requests: [sent: string, logged: string][] = [
  [`GET /s/${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /s/${TOKEN}?photo=7 HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /s/${TOKEN}/more/${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /S/${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET //s//${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /%73/${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /s%2F${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /s%252F${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /%25252fs%25252f${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /%2573/${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /a/../s/${TOKEN} HTTP/1.1`, 'GET /s/... HTTP/1.1'],
  [`GET /reset-password?token=${TOKEN} HTTP/1.1`, 'GET /reset-password HTTP/1.1'],
  [`GET /media/projects/ab/cd.webp?expires=1&signature=${TOKEN} HTTP/1.1`, 'GET /media/projects/ab/cd.webp HTTP/1.1'],
  [`GET /photographers HTTP/1.1\r\nReferer: http://localhost/s/${TOKEN}`, 'GET /photographers HTTP/1.1'],
  [`POST /s/${TOKEN} HTTP/1.1\r\nContent-Length: 999999999`, 'POST /s/... HTTP/1.1'],
];

it('the settings of the proxy name a log for no call but the one without secrets', () => {
  expect(settings.match(/^\s*(?:access|error)_log .*$/gm)?.map((line) => line.trim())).toEqual([
    'access_log /var/log/nginx/access.log without_secrets;',
    'error_log /dev/null emerg;',
  ]);
  expect(settings).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
});

describe.skipIf(nginx === undefined)('the log of the proxy with the settings that ship', () => {
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-nginx-'));
    server = createServer((_, response) => void response.end('answered')).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** Runs nginx in front of this address, sends all requests, and answers both logs. */
  async function logsInFrontOf(upstream: string): Promise<{ access: string[]; all: string; statuses: (string | undefined)[] }> {
    const port = await freePort();
    const home = await mkdtemp(path.join(folder, 'run-'));
    const shipped = settings
      // Docker's names mean nothing here, and Debian's nginx does not resolve them again.
      .replace(/upstream portal \{[^}]*\}/, `upstream portal { server ${upstream}; }`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/var/log/nginx/', `${home}/`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`);
    const main = `daemon off; pid ${home}/pid; error_log ${home}/main.log info; events {} http { ${temporary.join(' ')} ${shipped} }`;
    await writeFile(path.join(home, 'nginx.conf'), main);
    const running = spawn(nginx ?? '', ['-e', `${home}/main.log`, '-c', `${home}/nginx.conf`], { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(running, 'exit');
    const said = text(running.stderr);
    const logs = async () => {
      const [access = '', error = ''] = await Promise.all(
        ['access.log', 'main.log'].map((name) => readFile(path.join(home, name), 'utf8').catch(() => '')),
      );
      return { access: access.trim().split('\n'), all: access + error };
    };
    try {
      await soon(async () =>
        expect([(await logs()).all, running.exitCode]).toEqual([expect.stringContaining('start worker process'), null]),
      );
      const statuses: (string | undefined)[] = [];
      for (const [sent] of requests) statuses.push(await statusOf(port, sent));
      await soon(async () => expect((await logs()).access).toHaveLength(requests.length));
      running.kill('SIGQUIT');
      await ended;
      const { access, all } = await logs();
      return { access, all: all + (await said), statuses };
    } finally {
      running.kill('SIGKILL');
    }
  }

  it.each([
    ['answers', () => `127.0.0.1:${(server.address() as AddressInfo).port}`, '200'],
    // That there is no such socket is an error of the highest level that a call has.
    ['is gone', () => `unix:${folder}/none.sock`, '503'],
  ])('holds no secret where the server %s', async (_, upstream, status) => {
    const { access, all, statuses } = await logsInFrontOf(upstream());
    expect(statuses).toEqual(requests.map(([sent]) => (sent.startsWith('POST') ? '413' : status)));
    expect(access.map((line) => /"([^"]*)" (\d+)/.exec(line)?.slice(1))).toEqual(
      requests.map(([, logged], index) => [logged, statuses[index]]),
    );
    expect(all).not.toContain(TOKEN);
    for (const line of access) expect(line).toMatch(/^127\.0\.0\.0 /);
  });
});

/** Sends a request as it is written, which no client would. */
async function statusOf(port: number, request: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return /^HTTP\/1.1 (\d+)/.exec(await text(socket))?.[1];
}
