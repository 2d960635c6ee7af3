import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/security/security-headers.ts';
import { precompress } from './precompress.ts';
import { readWeb, serveWeb } from './web.ts';

const page = `<!doctype html><head><script>const look = 'тёмная';
paint(look)</script><script type="module" src="/assets/app-1a2b.js"></script><script>second()</script></head><title>Диафрагма</title>`;
const script = `export const text = '${'портрет '.repeat(500)}';`;

describe('the built app', () => {
  let dist: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
    await mkdir(path.join(dist, 'assets'));
    await mkdir(path.join(dist, '.vite'));
    await writeFile(path.join(dist, 'index.html'), page);
    await writeFile(path.join(dist, 'assets/app-1a2b.js'), script);
    await writeFile(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(path.join(dist, '.vite/manifest.json'), '{}');
    await precompress(dist);
    app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
    const web = await readWeb(dist);
    securityHeaders(app, 'http://localhost:3000', web.html);
    const sendPage = await serveWeb(app, web, 'http://localhost:3000');
    const head = { title: 'Диафрагма', description: null, canonical: null, image: null, data: null };
    app.setNotFoundHandler((_, reply) => sendPage(reply, 404, head));
    app.get('/', (_, reply) => sendPage(reply, 200, head));
  });
  afterAll(async () => {
    await app.close();
    await rm(dist, { recursive: true });
  });

  it('answers an unknown address with the page and 404', async () => {
    const { statusCode, headers } = await app.inject('/nowhere');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('allows the scripts that stand in the page it sends, each by its content, and no other', async () => {
    const { body, headers } = await app.inject('/');
    const [, allowed = ''] = /script-src ([^;]*);/.exec(String(headers['content-security-policy'])) ?? [];
    const inside = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) =>
      createHash('sha256').update(code).digest('base64'),
    );
    expect(inside).toHaveLength(2);
    expect(allowed.split(' ')).toEqual(["'self'", ...inside.map((hash) => `'sha256-${hash}'`)]);
  });

  it('lets hashed files be cached for a year and others be requested again', async () => {
    expect((await app.inject('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
  ])('sends a script to a browser that takes %s as %s', async (accepted, sent) => {
    const { headers, rawPayload } = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(sent);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(rawPayload.length < 500).toBe(sent !== undefined);
  });

  it('answers 304 when the browser already has the file', async () => {
    const { headers } = await app.inject('/favicon.svg');
    const again = await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each(['/.vite/manifest.json', '/index.html', '/assets/app-1a2b.js.br', '/..%2f..%2fetc/passwd', '/assets/'])(
    'does not serve %s as a file',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});
