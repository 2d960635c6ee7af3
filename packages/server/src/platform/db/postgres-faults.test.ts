import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addressOf, createShare, getMe, getShared, type RenderPage, sentences } from '@portal/api';
import { answerOf, card, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { type LocalPostgres, startPostgres } from '../../../test/support/servers/start-postgres.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';

const STATEMENT_MS = 2_000;
const away = { status: 503, body: { success: false, message: sentences.service_unavailable }, headers: { 'retry-after': '5' } };

/** A connection to the database that can be lost without a close, as when a cable is pulled. Data in flight then never arrives. */
async function makeWire(port: number): Promise<{ port: number; cut: () => void; layAgain: () => void; close: () => void }> {
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    const other = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      ends.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
      if (isCut) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  return {
    port: found && typeof found === 'object' ? found.port : 0,
    cut: () => {
      isCut = true;
      for (const end of ends) end.pause();
    },
    layAgain: () => {
      isCut = false;
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

/** Renders what a page needs: of a share, or of everybody. */
const renderPage: RenderPage = async ({ address, read }) => {
  const url = address.startsWith('/s/') ? addressOf(getShared, {}) : '/photographers?page=1';
  return { head: '', root: JSON.stringify((await read(url)) ?? 'nothing'), styles: [], isOwn: false };
};

describe.skipIf(!inject('postgresUrl') || process.env['TEST_DATABASE_URL'])('while PostgreSQL', () => {
  let folder: string;
  let server: LocalPostgres;
  let wire: Awaited<ReturnType<typeof makeWire>>;
  let opened: OpenDatabase;
  let portal: Portal;
  let pages: Portal;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-faults-'));
    server = await startPostgres(folder);
    const wired = new URL(server.url);
    wire = await makeWire(Number(wired.port));
    wired.port = String(wire.port);
    opened = await openPostgres(wired.href, { statementMs: STATEMENT_MS });
    const unhurried = await openPostgres(server.url, { statementMs: 0 });
    await migrate(unhurried.db);
    await unhurried.close();
    const distDir = path.join(folder, 'dist');
    await mkdir(distDir);
    await writeFile(path.join(distDir, 'index.html'), '<!doctype html><head><title></title></head><body><div id="root"></div></body>');
    portal = await openPortal('embedded', {}, { db: opened.db });
    pages = await openPortal('embedded', { distDir, renderPage }, { db: opened.db });
    token = await portal.signUp('owner@test.example');
  });
  afterAll(async () => {
    await Promise.all([portal.close(), pages.close()]);
    await opened.close();
    wire.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const list = () => portal.ask('GET', '/photographers');
  const me = () => portal.ask('GET', '/api/auth/me', { token });
  const save = () => portal.ask('PUT', '/api/photographer/settings', { token, body: { available: true } });
  const login = () => portal.ask('POST', '/api/auth/login', { body: { email: 'owner@test.example', password: 'gelateria' } });
  const calls = [list, me, save, login];

  it('is stopped, pages say so to robots, whatever they need; when it is back, they are whole', async () => {
    const { id } = answerOf(getMe, await me());
    const body = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };
    const project = await newProject(portal, token);
    const { address } = answerOf(createShare, await portal.ask('POST', `/api/orders/${project}/shares`, { token, body }));
    const addresses = ['/', '/photographers', '/photographers?city=Омск', `/photographer/${id}`, address];
    const robots = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/photographers-1.xml'];
    const open = async (url: string) => {
      const got = await pages.app.inject({
        url,
        headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      });
      return [url, got.statusCode, got.headers['retry-after']];
    };
    await portal.ask('PUT', '/api/photographer/profile', { token, body: card() });
    const whole = [...addresses, ...robots, '/terms', '/robots.txt', '/login'].map((url) => [url, 200, undefined]);
    for (const expected of whole) expect(await open(String(expected[0]))).toEqual(expected);
    await server.stop();
    for (const url of [...addresses, ...robots]) expect(await open(url)).toEqual([url, 503, '5']);
    const got = await pages.app.inject({ url: `/photographer/${id}`, headers: { accept: 'text/html' } });
    expect([got.headers['content-type'], got.body]).toEqual(['text/html; charset=utf-8', expect.stringContaining('<div id="root">')]);
    // What needs no data is there.
    for (const url of ['/robots.txt', '/login']) expect(await open(url)).toEqual([url, 200, undefined]);
    await server.start();
    for (const expected of whole) expect(await open(String(expected[0]))).toEqual(expected);
  });

  it('is stopped, calls say so; when it is back, they go on by themselves', async () => {
    for (const call of calls) expect(await call()).toMatchObject({ status: 200 });
    // Some of them are within a transaction and between two of its statements: without a listener, the loss of that connection ended the process.
    const underWay = Promise.all(Array.from({ length: 10 }, () => calls.map((call) => call())).flat());
    await server.stop();
    for (const answer of await underWay) expect(answer.status).toBeOneOf([200, 503]);
    for (const answer of await Promise.all([...calls, ...calls, ...calls].map((call) => call()))) expect(answer).toMatchObject(away);
    await server.start();
    for (const call of calls) expect(await call()).toMatchObject({ status: 200 });
  });

  it('lets a call wait for another one, the call times out', async () => {
    const held = await openPostgres(server.url);
    await held.db.transaction().execute(async (transaction) => {
      await sql`lock table photographers in access exclusive mode`.execute(transaction);
      for (const answer of await Promise.all([list(), save(), save()])) expect(answer).toMatchObject(away);
    });
    await held.close();
    for (const call of calls) expect(await call()).toMatchObject({ status: 200 });
  });

  it('is behind a dead connection, calls end all the same', { timeout: 60_000 }, async () => {
    wire.cut();
    // More calls than there are connections, so that each connection is used.
    for (const answer of await Promise.all([...calls, ...calls, ...calls].map((call) => call()))) expect(answer).toMatchObject(away);
    wire.layAgain();
    for (const call of calls) expect(await call()).toMatchObject({ status: 200 });
  });
});
