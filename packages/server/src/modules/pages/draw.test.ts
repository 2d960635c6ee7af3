import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DrawPage, PageAsked } from '@portal/api';
import { insertPeople } from '../../testing/insert-people.ts';
import { openPortal, type Portal } from '../../testing/open-portal.ts';
import { drawing } from './draw.ts';

const built = `<!doctype html><html><head><title>Диафрагма</title>
<meta property="csp-nonce" nonce=""><link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>`;
const empty = '<div id="root"></div>';

let portal: Portal;
let dist: string;
let anna: number;
const drawPage = vi.fn<DrawPage>();

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'drawn-'));
  await writeFile(path.join(dist, 'index.html'), built);
  portal = await openPortal('embedded', { distDir: dist, drawPage, rateLimits: true });
  [anna = 0] = await insertPeople(portal.ports, [{ first_name: 'Анна', hourly_rate: 3500 }]);
});
beforeEach(() => {
  drawPage.mockReset();
  drawPage.mockResolvedValue({ head: '<style>$&</style>', root: '<div id="root">$1 нарисовано</div>', isComplete: true });
});
afterAll(async () => {
  await portal.close();
  await rm(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress: '192.0.2.7' });

it.each(['/', '/photographers?city=Омск', '/photographer/1'])('%s is sent with its content, for nobody else to keep', async (url) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<style>$&</style></head>');
  expect(body).toContain('<div id="root">$1 нарисовано</div>');
  expect(headers['cache-control']).toContain('private');
});

it('tells the address, whether a token came, and the nonce of this answer', async () => {
  const { headers } = await get('/photographers?page=2', { cookie: 'a=b; token=abc' });
  const [asked] = drawPage.mock.lastCall ?? [];
  expect(asked).toMatchObject({ address: '/photographers?page=2', hasToken: true });
  expect(headers['content-security-policy']).toContain(`'nonce-${asked?.nonce}'`);
  await get('/');
  expect(drawPage.mock.lastCall?.[0].hasToken).toBe(false);
});

it('asks for the code at once only where a page needs it at once', async () => {
  const complete = (await get('/')).body;
  expect(complete).not.toContain('modulepreload');
  expect(complete).not.toContain('stylesheet');
  drawPage.mockResolvedValue({ head: '', root: '<div id="root">нарисовано</div>', isComplete: false });
  expect((await get('/')).body).toContain('modulepreload');
  const { body } = await get('/login');
  expect(body).toContain('modulepreload');
  expect(body).toContain('stylesheet');
});

it('reads by the public calls alone, each counted as the visitor’s own', async () => {
  let asked: PageAsked | undefined;
  drawPage.mockImplementation(async (given) => {
    asked = given;
    const found = await Promise.all(['/photographers?page=1', `/photographers/${anna}`].map(given.read));
    const refused = await Promise.all(['/photographers/999999', '/photographers?page=x', '/api/photographer/profile'].map(given.read));
    expect(found).toMatchObject([{ data: { total: 1 } }, { data: { name: 'Анна' } }]);
    expect(refused).toEqual([undefined, undefined, undefined]);
    return null;
  });
  expect((await get('/')).body).toContain(empty);
  expect(asked).toBeDefined();
  drawPage.mockImplementation(async ({ read }) => {
    for (let call = 0; call < 600; call++) await read('/api/photographers/price-range');
    expect(await read('/api/photographers/price-range')).toBeUndefined();
    return null;
  });
  await get('/');
});

it('sends the page without its content where drawing fails, or is nobody’s to see', async () => {
  drawPage.mockRejectedValue(new Error('boom'));
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain(empty);
  expect(body).not.toContain('boom');
  drawPage.mockClear();
  await portal.app.inject({ url: '/', method: 'HEAD', headers: { accept: 'text/html' } });
  await get('/login');
  await get('/photographer/999999');
  await get('/photographers', { accept: 'application/json' });
  expect(drawPage).not.toHaveBeenCalled();
});

it('does not wait for a read that hangs: the browser will', async () => {
  const app = Fastify();
  const draw = drawing(app, async ({ read }) => ({ isComplete: true, head: '', root: String(await read('/hangs')) }), 10);
  app.get('/hangs', () => new Promise(() => {}));
  app.get('/', async (request, reply) => (await draw(request, reply.raw))?.root);
  expect((await app.inject({ url: '/' })).body).toBe('undefined');
});
