import type { APIRequestContext } from '@playwright/test';
import { pageDataId } from '../src/ssr/client/pageData.ts';
import { saveCard } from './support/newcomer.ts';
import { expect, test } from './support/portal.ts';

/** Fetches a page without a browser. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const inside = (pattern: RegExp) => pattern.exec(html)?.[1];
  const meta = (name: string) => inside(new RegExp(String.raw`<meta\s+(?:name|property)="${name}"\s+content="([^"]*)"`));
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
  const head = {
    title: inside(/<title>([^<]*)<\/title>/),
    canonical: inside(/<link rel="canonical" href="([^"]*)">/),
    ogTitle: meta('og:title'),
    ogUrl: meta('og:url'),
    robots: meta('robots'),
    data,
  };
  return { status: answer.status(), html, head, description: meta('description') ?? '', image: meta('og:image') ?? '' };
}

const everybody = 12;

/** Query strings that somebody may type, and the number of cards on the page. */
const addresses: readonly (readonly [query: string, count: number])[] = [
  ['page=-1', everybody],
  ['page=1e9', everybody],
  ['page=1.5', everybody],
  ['limit=0', everybody],
  ['limit=1000', everybody],
  ['min_price=abc', everybody],
  ['min_price=99999999999', everybody],
  ['sort=evil&order=sideways', everybody],
  ['page=2&page=3', everybody],
  ['city=%00', everybody],
  ['specializations=1,abc,999999', everybody],
  ['specializations=999999', everybody],
  ['%', everybody],
  ['city=%E0%A4%A', 0],
  ['city=%ED%A0%80', 0],
  ['city=%E2%80%AE%D7%90', 0],
  [`city=${'x'.repeat(10_000)}`, 0],
  ['city=Китеж&city=Москва', 0],
];

test('each URL of the built portal has the right status, metadata and content', async ({ request, portal, newcomer }) => {
  const text = async (path: string) => (await request.get(path)).text();

  await test.step('a public page has its title, description, canonical URL and preview image', async () => {
    const titles = {
      '/': 'Диафрагма: фотографы для школ, садов и праздников',
      '/photographers': 'Фотографы — Диафрагма',
      '/terms': 'Условия использования — Диафрагма',
      '/photographer/1': 'Анна Воскресенская, фотограф, Екатеринбург — Диафрагма',
    };
    for (const [path, title] of Object.entries(titles)) {
      const { head, description, image } = await read(request, `${path}?utm=mail`);
      expect(head).toMatchObject({ title, ogTitle: title, canonical: portal.url + path, ogUrl: portal.url + path, robots: undefined });
      expect(description.length).toBeGreaterThan(40);
      const found = await request.get(image);
      expect([found.status(), found.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
    expect((await read(request, '/photographer/1')).head.data).toMatchObject([{ mainEntity: { name: 'Анна Воскресенская' } }]);
    expect((await read(request, '/')).head.data).toMatchObject([{ '@type': 'WebSite', name: 'Диафрагма' }]);
  });

  await test.step('private pages are noindex', async () => {
    for (const path of ['/login', '/register', '/forgot-password', '/dashboard'])
      expect((await read(request, path)).head).toMatchObject({ robots: 'noindex', canonical: undefined, data: [] });
  });

  await test.step('an unknown URL is 404, and says so without scripts', async () => {
    for (const path of ['/no-such-page', '/%E0%A4%A', '/photographers/5']) {
      const { status, html, head } = await read(request, path);
      expect(status, path).toBe(404);
      expect(head, path).toMatchObject({ robots: 'noindex', canonical: undefined });
      expect(html, path).toMatch(/<h1[^>]*>Страница не найдена</);
    }
  });

  await test.step('a photographer who does not exist is 404, and is not server-rendered', async () => {
    for (const path of ['/photographer/%E0%A4%A', '/photographer/abc', '/photographer/999999']) {
      const { status, html, head } = await read(request, path);
      expect(status, path).toBe(404);
      expect(head, path).toMatchObject({ robots: 'noindex', canonical: undefined });
      expect(html, path).not.toContain(`id="${pageDataId}"`);
    }
  });

  await test.step('a list ignores invalid parameters, or says that nobody matches', async () => {
    for (const [query, count] of addresses) {
      const { status, html } = await read(request, `/photographers?${query}`);
      const result = { status, cards: html.match(/<article/g)?.length ?? 0, isEmpty: html.includes('Фотографы не найдены') };
      expect(result, query.slice(0, 40)).toEqual({ status: 200, cards: count, isEmpty: count === 0 });
    }
  });

  await test.step('the sitemap has the pages and real photographers, not the demo ones', async () => {
    await saveCard(portal.url, newcomer);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${portal.url}/sitemap.xml`);
    const files = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const listed = (await Promise.all(files.map(text))).join('');
    expect(listed).toContain(`<loc>${portal.url}/photographers</loc>`);
    expect(listed).toContain(`<loc>${portal.url}/photographer/${newcomer.id}</loc>`);
    expect(listed).not.toContain(`<loc>${portal.url}/photographer/1</loc>`);
  });
});
