import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type RenderedPage, type RenderPage, register } from '@portal/api';
import { tokenCookieName } from '@portal/api/token-cookie';
import { insertPeople } from '../../test/support/insert-people.ts';
import { answerOf, openPortal, type Portal, registration } from '../../test/support/open-portal.ts';
import { soon } from '../../test/support/soon.ts';

/** As Vite writes them. */
const files = [
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/a.js">',
  '<link rel="modulepreload" crossorigin href="/assets/b.js">',
  '<link rel="stylesheet" crossorigin href="/assets/a.css">',
];
const fonts = ['a', 'b'].map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}.woff2" crossorigin>`);
const built = `<!doctype html><html><head><title>Диафрагма</title>
${[...files, ...fonts].join('\n')}</head><body><div id="root"></div></body></html>`;
const empty = '<div id="root"></div>';
/** Patterns of `String.replace` in it are mere text. */
const page = (more: Partial<RenderedPage> = {}): RenderedPage => ({
  head: '<style>$&</style>',
  root: '<div id="root">$1 нарисовано</div>',
  styles: ['$&'],
  isOwn: false,
  ...more,
});

let portal: Portal;
let dist: string;
let anna: number;
const renderPage = vi.fn<RenderPage>();

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'rendered-'));
  await writeFile(path.join(dist, 'index.html'), built);
  // On a busy machine the session summary may take longer than visitors wait for it.
  const renderTimeouts = { timeoutMs: 60_000, sessionMs: 60_000 };
  portal = await openPortal('embedded', { distDir: dist, renderPage, renderTimeouts, rateLimits: true });
  [anna = 0] = await insertPeople(portal.ports, [{ first_name: 'Анна', hourly_rate: 3500 }]);
});
beforeEach(() => {
  renderPage.mockReset();
  renderPage.mockResolvedValue(page());
});
afterAll(async () => {
  await portal.close();
  await rm(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.7') =>
  portal.app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress });

it.each(['/', '/photographers?city=Омск', '/photographer/1'])('%s is sent with its content, not cacheable for others', async (url) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<style>$&</style></head>');
  expect(body).toContain('<div id="root">$1 нарисовано</div>');
  expect(headers['cache-control']).toContain('private');
});

it('preloads no fonts where a photo comes first', async () => {
  expect((await get('/')).body.match(/<link rel="preload"/g)).toHaveLength(2);
  renderPage.mockResolvedValue(page({ isPhotoFirst: true }));
  expect((await get('/')).body).not.toContain('<link rel="preload"');
});

it('passes on the requested address', async () => {
  await get('/photographers?page=2');
  expect(renderPage.mock.lastCall?.[0]).toMatchObject({ address: '/photographers?page=2', signedIn: null });
});

it.each([false, true])('allows the sheets of the page, and no other ones (somebody’s own: %s)', async (isOwn) => {
  renderPage.mockResolvedValue(page({ isOwn }));
  const unrendered = (await get('/login')).headers['content-security-policy'];
  const hash = createHash('sha256').update('$&').digest('base64');
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toBe(String(unrendered).replace("style-src 'self'", (own) => `${own} 'sha256-${hash}'`));
});

async function renderedFor(headers: Record<string, string>) {
  renderPage.mockClear();
  await get('/', headers);
  expect(renderPage).toHaveBeenCalledOnce();
  return renderPage.mock.lastCall?.[0].signedIn;
}

it('passes on whose page it is, by the session summary alone, and of nobody but the owner of the token', async () => {
  const signUp = async (first_name: string) => {
    const body = registration({ first_name, email: `${first_name.length}@test.example` });
    return answerOf(register, await portal.ask('POST', '/api/auth/register', { body })).token;
  };
  const [anna, boris] = [await signUp('Анна'), await signUp('Борис')];
  expect(await renderedFor({ cookie: `token=${anna}` })).toEqual({ firstName: 'Анна', avatar: null });
  expect(await renderedFor({ cookie: `a=b; accessToken=${boris}` })).toEqual({ firstName: 'Борис', avatar: null });
  expect(await renderedFor({ cookie: `token=forged; ${tokenCookieName('', true)}=${anna}; token=other` })).toMatchObject({
    firstName: 'Анна',
  });
  expect(await renderedFor({ cookie: `token=forged; accessToken=${anna}` })).toMatchObject({ firstName: 'Анна' });
  expect(await renderedFor({ cookie: 'token=forged' })).toBe('nobody');
  expect(await renderedFor({ cookie: `token=${anna}`, 'sec-fetch-site': 'none' })).toMatchObject({ firstName: 'Анна' });
  expect(await renderedFor({ cookie: `token=${anna}`, 'sec-fetch-site': 'cross-site' })).toBeNull();
  // A page is opened by its address, with which a browser sends only the cookie.
  expect(await renderedFor({ authorization: `Bearer ${anna}` })).toBeNull();
  await portal.ask('POST', '/api/auth/logout', { token: anna });
  expect(await renderedFor({ cookie: `token=${anna}` })).toBe('nobody');
});

it('is cached nowhere with a name in it, and varies by cookies', async () => {
  const anonymous = await get('/photographers');
  expect(anonymous.headers['cache-control']).toBe('private, no-cache');
  expect(anonymous.headers.vary).toMatch(/Accept, X-Requested-With, Cookie/);
  renderPage.mockResolvedValue(page({ isOwn: true }));
  const own = await get('/');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.headers.vary).toMatch(/Cookie/);
});

it('leaves the built styles and scripts out of a rendered page, which has its own, and in any other', async () => {
  renderPage.mockResolvedValue(page({ head: '<link rel="stylesheet" href="/own.css" media="not all" disabled>' }));
  const rendered = (await get('/')).body;
  for (const file of files) expect(rendered).not.toContain(file);
  expect(rendered).toContain('/own.css');
  const { body } = await get('/login');
  for (const file of files) expect(body).toContain(file);
});

it('reads by the public calls alone, each counted as the visitor’s own', async () => {
  const urls = ['/photographers?page=1', `/photographers/${anna}`];
  const others = ['/photographers/999999', '/photographers?page=x', '/api/photographer/profile'];
  const answers: unknown[] = [];
  renderPage.mockImplementation(async ({ read }) => {
    answers.push(...(await Promise.all([...urls, ...others].map(read))));
    return null;
  });
  expect((await get('/')).body).toContain(empty);
  expect(answers).toMatchObject([{ data: { total: 1 } }, { data: { name: `Анна Фамилия ${anna}` } }, undefined, undefined, undefined]);

  const ranges: unknown[] = [];
  renderPage.mockImplementation(async ({ read }) => {
    ranges.push(await read('/api/photographers/price-range'));
    return null;
  });
  for (let call = 0; call < 600; call += 1) await portal.app.inject({ url: '/api/photographers/price-range', remoteAddress: '192.0.2.8' });
  await get('/', {}, '192.0.2.8');
  await get('/', {}, '192.0.2.9');
  expect(ranges).toEqual([undefined, expect.objectContaining({ success: true })]);
});

it('is sent without its content to a client beyond the rate limit', async () => {
  const statuses: number[] = [];
  for (let page = 0; page < 120; page += 1) statuses.push((await get('/', {}, '192.0.2.10')).statusCode);
  expect(renderPage).toHaveBeenCalledTimes(120);
  const { statusCode, body, headers } = await get('/', {}, '192.0.2.10');
  expect(new Set([...statuses, statusCode])).toEqual(new Set([200]));
  expect(body).toContain(empty);
  expect(headers['retry-after']).toBeUndefined();
  expect(renderPage).toHaveBeenCalledTimes(120);
  expect((await get('/', {}, '192.0.2.11')).body).toContain('нарисовано');
});

it('renders eight pages at a time, and sends the others as they are', async () => {
  const held = Promise.withResolvers<RenderedPage>();
  renderPage.mockReturnValue(held.promise);
  const first = Array.from({ length: 8 }, (_, index) => get('/', {}, `198.51.100.${index}`));
  await soon(() => expect(renderPage).toHaveBeenCalledTimes(8));
  expect((await get('/', {}, '198.51.100.9')).body).toContain(empty);
  held.resolve(page());
  for (const { body } of [...(await Promise.all(first)), await get('/', {}, '198.51.100.9')]) expect(body).toContain('нарисовано');
});

it('sends the page without its content where rendering fails or nothing is rendered', async () => {
  renderPage.mockRejectedValue(new Error('boom'));
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain(empty);
  expect(body).not.toContain('boom');
  renderPage.mockClear();
  await portal.app.inject({ url: '/', method: 'HEAD', headers: { accept: 'text/html' } });
  await get('/login');
  await get('/photographer/999999');
  await get('/photographers', { accept: 'application/json' });
  expect(renderPage).not.toHaveBeenCalled();
});
