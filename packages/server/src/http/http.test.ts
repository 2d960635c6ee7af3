import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentences } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { createApp } from '../app.ts';
import { insertPeople } from '../../test/support/insert-people.ts';
import { openPortal, type Portal } from '../../test/support/open-portal.ts';
import { testOptions } from '../../test/support/test-options.ts';
import { engines } from '../../test/support/servers/engines.ts';

/** Answers the socket's timeout while the response is sent. */
function* timeoutOf(socket: Socket): Generator<string> {
  yield String(socket.timeout);
}

describe.each(engines())('the server as a whole, on %s', (engine) => {
  let portal: Portal;
  let dist: string;
  let lines = '';
  const logger = { level: 'info', stream: { write: (line: string) => void (lines += line) } };
  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
    await writeFile(path.join(dist, 'index.html'), '<title>Диафрагма</title>');
    portal = await openPortal(engine, { distDir: dist, logger });
    await insertPeople(portal.ports, [{}]);
  });
  afterAll(async () => {
    await portal.close();
    await rm(dist, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
  const withBrokenDatabase = (message: string) => {
    const db = portal.ports.db.withPlugin({
      transformQuery: () => {
        throw new Error(message);
      },
      transformResult: async ({ result }) => result,
    });
    return createApp({ ...portal.ports, db }, { ...testOptions, logger });
  };
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  it.each([
    ['/photographers', 200],
    ['/photographers?page=1', 200],
    // A call only: the photographer's page is /photographer/1, and the app's answer here is that there is none.
    ['/photographers/1', 404],
  ])('returns %s to a person as a page with status %d and to a program as JSON', async (url, status) => {
    const page = await get(url, browser);
    expect([page.statusCode, page.headers['content-type'], page.headers.vary]).toEqual([
      status,
      'text/html; charset=utf-8',
      'Accept, X-Requested-With',
    ]);
    const programs: Record<string, string>[] = [{ ...browser, 'x-requested-with': 'XMLHttpRequest' }, { accept: 'application/json' }];
    for (const headers of programs) {
      const call = await get(url, headers);
      expect([call.statusCode, call.headers['content-type'], call.headers.vary]).toEqual([
        200,
        'application/json; charset=utf-8',
        'Accept, X-Requested-With',
      ]);
      expect(call.json()).toMatchObject({ success: true });
    }
  });

  it.each([
    ['/nowhere', browser, 404, 'text/html; charset=utf-8'],
    ['/nowhere', { accept: '*/*' }, 404, 'application/json; charset=utf-8'],
    ['/nowhere', { ...browser, 'x-requested-with': 'XMLHttpRequest' }, 404, 'application/json; charset=utf-8'],
    ['/api/nowhere', browser, 404, 'application/json; charset=utf-8'],
    ['/api', browser, 404, 'application/json; charset=utf-8'],
    ['/media/originals/ab/cd.jpg', browser, 404, 'text/html; charset=utf-8'],
    ['/%E0%A4%A', browser, 404, 'text/html; charset=utf-8'],
    ['/%E0%A4%A', { accept: '*/*' }, 404, 'application/json; charset=utf-8'],
    ['/photographer/%E0%A4%A?tab=about', browser, 404, 'text/html; charset=utf-8'],
    ['/photographers/%FF', browser, 404, 'text/html; charset=utf-8'],
    ['/photographers/%FF', { accept: 'application/json' }, 404, 'application/json; charset=utf-8'],
    ['/photographers?city=%E0%A4%A', browser, 200, 'text/html; charset=utf-8'],
    ['/photographers?%', { accept: 'application/json' }, 200, 'application/json; charset=utf-8'],
  ])('answers %s with %j by %i', async (url, headers, status, type) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
  });

  it('sets the security headers on pages, calls and refusals alike', async () => {
    for (const url of ['/', '/photographers', '/api/specializations', '/api/nowhere', '/nowhere', '/api/auth/me', '/healthz']) {
      const { headers } = await get(url);
      expect
        .soft(headers['content-security-policy'], url)
        .toMatch(/^default-src 'none';script-src 'self';style-src 'self' 'sha256-[^']+';/);
      expect.soft(headers['content-security-policy'], url).toMatch(/;form-action 'self';base-uri 'none';frame-ancestors 'none'$/);
      expect
        .soft(headers, url)
        .toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
      expect.soft(headers, url).not.toHaveProperty('strict-transport-security');
      expect.soft(headers, url).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('sends HSTS when it is reached by https', async () => {
    const secure = await openPortal(engine, { publicUrl: 'https://diafragma.example' });
    expect((await secure.app.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });

  it('waits a minute for a client that reads nothing of an answer', async () => {
    const app = await createApp(portal.ports, testOptions);
    app.get('/timeout', async ({ raw: { socket } }, reply) => reply.send(Readable.from(timeoutOf(socket))));
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(`${url}/timeout`)).text()).toBe('60000');
    await app.close();
  });

  it('never lets a call be stored by caches', async () => {
    expect((await get('/api/specializations')).headers['cache-control']).toBe('no-store');
  });

  it('compresses long answers for clients that accept it', async () => {
    const { headers } = await get('/api/openapi.json', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  });

  it('describes every call', async () => {
    const { paths } = (await get('/api/openapi.json')).json<{ paths: Record<string, Record<string, { operationId: string }>> }>();
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    // Two calls of one address are one operation, under the name of the first.
    const addressed = Map.groupBy(endpoints, ({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual([...addressed.values()].flatMap(([first]) => first?.name ?? []).toSorted());
  });

  it('reports whether it is alive and whether it can work', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    const app = await withBrokenDatabase('No connection');
    const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')];
    await app.close();
    expect([alive.statusCode, ready.statusCode]).toEqual([200, 503]);
  });

  it('hides internal errors, and logs them under the number that it shows', async () => {
    const app = await withBrokenDatabase('relation "secrets" is on fire');
    const { statusCode, headers, body } = await app.inject('/api/specializations');
    await app.close();
    expect([statusCode, JSON.parse(body)]).toEqual([500, { success: false, message: sentences.server }]);
    const logged = lines.split('\n').find((line) => line.includes('on fire'));
    expect(logged).toContain(String(headers['x-request-id']));
  });

  it('writes no token into its log', async () => {
    lines = '';
    const token = await portal.signUp();
    await portal.ask('GET', '/api/auth/me', { token });
    await get('/reset-password?token=very-secret');
    expect(lines).toContain('/reset-password');
    expect(lines).not.toContain('very-secret');
    expect(lines).not.toContain(token);
  });
});
