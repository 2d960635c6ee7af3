import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RenderedPage } from '@portal/api';
import { compression } from '../http/responses/compression.ts';
import { securityHeaders } from '../http/security/security-headers.ts';
import { readWeb, serveWeb } from './web.ts';

const words = Array.from({ length: 3000 }, (_, index) => `Фотограф №${(index * 7919) % 3001}`).join(' ');
const pageOf = (reported: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  head: '<style>a{}</style>',
  root: `<div id="root">${reported} ${words}</div>`,
  styles: ['a{}'],
  isOwn: false,
  ...more,
});

let dist: string;
let app: FastifyInstance;
let page: RenderedPage;
let title: string;
let isLacking = false;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><head><title></title></head><body><div id="root"></div></body>');
  app = Fastify();
  const web = await readWeb(dist);
  securityHeaders(app, 'http://localhost:3000');
  await app.register(compress, compression);
  const sendPage = await serveWeb(app, web, 'http://localhost:3000');
  app.get('/', (_, reply) =>
    sendPage(reply, 200, { title, description: null, canonical: null, image: null, data: null }, { page, isLacking }),
  );
});
beforeEach(() => {
  title = 'Диафрагма';
  page = pageOf('Анна');
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });

it('answers 304 to a client that has the page, with the same policy, however it came', async () => {
  const first = await get({ 'accept-encoding': 'br' });
  expect(first.headers.etag).toMatch(/^W\/"[\w-]{43}"$/);
  page = pageOf('Анна');
  for (const accepted of ['br', 'gzip', 'identity']) {
    const again = await get({ 'accept-encoding': accepted, 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  }
});

it('is another one with other words, another title or other styles', async () => {
  const tags = [(await get()).headers.etag];
  page = pageOf('Борис');
  tags.push((await get()).headers.etag);
  title = 'Борис, Омск';
  tags.push((await get()).headers.etag);
  page = pageOf('Борис', { head: '<style>b{}</style>', styles: ['b{}'] });
  const { body, headers } = await get({ 'if-none-match': tags.join() });
  expect(body).toContain('<title>Борис, Омск</title>');
  expect(body).toContain('b{}');
  expect(new Set([...tags, headers.etag]).size).toBe(4);
});

it('has no tag with somebody’s name in it', async () => {
  page = pageOf('Анна', { isOwn: true });
  const { headers, statusCode } = await get({ 'if-none-match': '*' });
  expect([statusCode, headers.etag]).toEqual([200, undefined]);
});

it('has no tag, and the status of an outage, while something that it shows is missing', async () => {
  const { etag } = (await get()).headers;
  isLacking = true;
  const { headers, statusCode, body } = await get({ 'if-none-match': String(etag) });
  isLacking = false;
  expect([statusCode, headers.etag, headers['retry-after'], body]).toEqual([503, undefined, '5', (await get()).body]);
});

it('redirects to where the page is at home', async () => {
  page = pageOf('Анна', { movedTo: '/photographers?page=6' });
  const { headers, statusCode } = await get();
  expect([statusCode, headers.location, headers.etag]).toEqual([302, '/photographers?page=6', undefined]);
});
