import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../test/support/servers/engines.ts';
import { insertPeople, insertPortfolio } from '../../test/support/insert-people.ts';
import { openPortal, type Portal } from '../../test/support/open-portal.ts';
import { idsPerFile } from './sitemap.ts';

const built = `<!doctype html><html><head><title>Диафрагма</title>
<meta
  name="description" content="Каталог" /></head><body></body></html>`;
const hostile = `"><script>alert(1)</script>'&`;

const contentOf = (body: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1];

describe.each(engines())('the metadata of pages on %s', (engine) => {
  let portal: Portal;
  let dist: string;
  let anna: number;
  let villain: number;
  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'pages-'));
    await writeFile(path.join(dist, 'index.html'), built);
    portal = await openPortal(engine, { distDir: dist });
    const people = [
      {
        first_name: 'Анна',
        last_name: 'Воскресенская',
        city: 'Екатеринбург',
        bio: `Снимаю  выпускные. ${'Слово '.repeat(60)}`,
        hourly_rate: 3500,
      },
      { first_name: hostile, last_name: '</title>', city: '$& $1', bio: hostile },
      { listed: false },
      { is_demo: true, bio: 'Снимаю море' },
    ];
    [anna = 0, villain = 0] = await insertPeople(portal.ports, people);
    await insertPortfolio(portal.ports, anna, '11 «А»', [{}]);
  });
  afterAll(async () => {
    await portal.close();
    await rm(dist, { recursive: true });
  });

  const get = async (url: string) => {
    const { statusCode, body } = await portal.app.inject({ url, headers: { accept: 'text/html' } });
    return { status: statusCode, body };
  };
  it.each([
    ['/', 'Диафрагма: фотографы для школ, садов и праздников'],
    ['/photographers', 'Фотографы — Диафрагма'],
    ['/terms', 'Условия использования — Диафрагма'],
  ])('%s has its title and one address', async (url, title) => {
    const { status, body } = await get(`${url}?sort=price`);
    expect([status, titleOf(body)]).toEqual([200, title]);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}">`);
    expect(contentOf(body, 'og:image')).toBe('http://localhost:3000/preview.jpg');
    expect(contentOf(body, 'robots')).toBeUndefined();
  });

  it('a city has a title, a description and an address of its own', async () => {
    const { body } = await get('/photographers?city=Омск');
    expect(titleOf(body)).toBe('Фотографы: Омск — Диафрагма');
    expect(contentOf(body, 'description')).toMatch(/^Фотографы в каталоге: Омск\./);
    expect(body).toContain(`href="http://localhost:3000/photographers?city=${encodeURIComponent('Омск')}"`);
  });

  it('a city that is spelt or called otherwise leads to its own address', async () => {
    for (const [path, typed] of [
      ['/photographers', 'спб'],
      ['/', 'санкт петербург'],
    ] as const) {
      const { statusCode, headers } = await portal.app.inject({
        url: `${path}?${new URLSearchParams({ city: typed })}`,
        headers: { accept: 'text/html' },
      });
      expect([statusCode, headers.location]).toEqual([302, `${path}?${new URLSearchParams({ city: 'Санкт-Петербург' })}`]);
    }
  });

  it.each([
    ['/photographers?page=2', '/photographers?page=2'],
    ['/photographers?page=1', '/photographers'],
    ['/photographers?page=02', '/photographers'],
    ['/photographers?page=1000', '/photographers?page=1000'],
    ['/photographers?page=1001', '/photographers'],
    ['/photographers?city=Омск&page=2', `/photographers?city=${encodeURIComponent('Омск')}&amp;page=2`],
    ['/photographers?city=Нигде', '/photographers'],
    ['/?city=Омск', '/'],
    ['/photographers?page=2&sort=price', '/photographers'],
    ['/?page=2', '/photographers?page=2'],
    ['/?page=1', '/'],
  ])('%s is known as %s', async (address, known) => {
    const { status, body } = await get(address);
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${known}">`);
  });

  it.each([
    ['/login', 'Вход'],
    ['/register', 'Регистрация'],
    ['/forgot-password', 'Восстановление пароля'],
    ['/reset-password?token=x', 'Новый пароль'],
    ['/logout', 'Выход'],
    ['/dashboard', 'Кабинет'],
    ['/dashboard/projects/7', 'Кабинет'],
  ])('%s has its name and is not for search engines', async (url, title) => {
    const { status, body } = await get(url);
    expect([status, titleOf(body), contentOf(body, 'robots')]).toEqual([200, `${title} — Диафрагма`, 'noindex']);
  });

  it.each(['/s', `/s/${'x'.repeat(43)}`])('the preview of %s says that photos were shared, and nothing else', async (url) => {
    const { status, body } = await get(url);
    expect([status, contentOf(body, 'robots')]).toEqual([200, 'noindex']);
    expect([contentOf(body, 'og:title'), contentOf(body, 'description')]).toEqual(['С вами поделились фотографиями', '']);
    expect(body.match(/property="og:/g)).toHaveLength(1);
  });

  it('describes a photographer: title, words, image, structured data', async () => {
    const { status, body } = await get(`/photographer/${anna}`);
    expect([status, titleOf(body)]).toEqual([200, 'Анна Воскресенская, фотограф, Екатеринбург — Диафрагма']);
    const description = contentOf(body, 'description') ?? '';
    expect(description).toMatch(/^3\s500\s₽ в час\. Снимаю выпускные\. Слово.*…$/u);
    expect(description.length).toBeLessThanOrEqual(201);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(contentOf(body, 'og:image')).toBe(`http://localhost:3000/media/photos/${anna}-1-0-l.webp`);
    const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(data).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Анна Воскресенская', jobTitle: 'Фотограф' } });
  });

  it('shows hostile text as plain text', async () => {
    const { status, body } = await get(`/photographer/${villain}`);
    expect(status).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(titleOf(body)).toContain('$&amp; $1');
    const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(data).toMatchObject({ mainEntity: { name: `${hostile} </title>` } });
  });

  it.each([
    ['/photographer/999999', 'Фотограф не найден'],
    ['/photographer/0', 'Фотограф не найден'],
    ['/photographer/abc', 'Фотограф не найден'],
    ['/photographer/1e3', 'Фотограф не найден'],
    ['/photographers/1', 'Страница не найдена'],
    ['/nowhere', 'Страница не найдена'],
  ])('%s is not there, also for robots', async (url, title) => {
    const { status, body } = await get(url);
    expect([status, titleOf(body), contentOf(body, 'robots')]).toEqual([404, `${title} — Диафрагма`, 'noindex']);
  });

  it.each(['/', '/photographers'])(
    'the preview of a dialog over %s shows the photographer, and search engines know the list',
    async (list) => {
      const { status, body } = await get(`${list}?photographer=${anna}&tab=portfolio`);
      expect([status, titleOf(body)]).toEqual([200, 'Анна Воскресенская, фотограф, Екатеринбург — Диафрагма']);
      expect(contentOf(body, 'og:title')).toBe('Анна Воскресенская, фотограф, Екатеринбург — Диафрагма');
      expect(contentOf(body, 'og:image')).toBe(`http://localhost:3000/media/photos/${anna}-1-0-l.webp`);
      expect(contentOf(body, 'og:url')).toBe(`http://localhost:3000/photographer/${anna}`);
      expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${list}">`);
      expect(body).toContain(`<noscript><meta http-equiv="refresh" content="0;url=/photographer/${anna}"></noscript>`);
      expect(body).not.toContain('ld+json');
    },
  );

  it('a dialog of nobody in the directory has the head of the list', async () => {
    for (const id of [villain + 1, 999_999, '1e3', `${anna}&photographer=${anna}`]) {
      expect(titleOf((await get(`/photographers?photographer=${id}`)).body)).toBe('Фотографы — Диафрагма');
    }
  });

  it('does not show who is not in the directory', async () => {
    expect((await get(`/photographer/${villain + 1}`)).status).toBe(404);
  });

  it('marks a demo card as made up, and does not list it for search engines', async () => {
    const demo = villain + 2;
    const { status, body } = await get(`/photographer/${demo}`);
    expect([status, contentOf(body, 'description')]).toEqual([200, 'Пример карточки: человек и снимки вымышлены. Снимаю море']);
    expect((await get('/sitemaps/photographers-1.xml')).body).not.toContain(`/photographer/${demo}<`);
  });

  it('lists its pages for robots', async () => {
    const rules = (await get('/robots.txt')).body;
    expect(rules).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    // Robots must be able to read the `noindex` of a share.
    expect(rules).not.toContain('/s/');
    const index = (await get('/sitemap.xml')).body;
    expect(index.match(/<loc>/g)).toHaveLength(2);
    expect((await get('/sitemaps/pages.xml')).body).toContain('<loc>http://localhost:3000/photographers</loc>');
    const people = (await get('/sitemaps/photographers-1.xml')).body;
    expect(people.match(/<loc>[^<]*<\/loc>/g)).toEqual([anna, villain].map((id) => `<loc>http://localhost:3000/photographer/${id}</loc>`));
    expect(people).not.toContain('lastmod');
  });

  it('lists for robots the cities in which somebody works, without those of demo cards and unknown ones', async () => {
    const { body } = await get('/sitemaps/pages.xml');
    const city = `http://localhost:3000/photographers?city=${encodeURIComponent('Екатеринбург')}`;
    expect([...body.matchAll(/<loc>([^<]*city=[^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([city]);
  });

  it('limits the files of photographers for each network address by itself', async () => {
    const limited = await openPortal(engine, { distDir: dist, rateLimits: true });
    const ask = (remoteAddress: string) => limited.app.inject({ url: '/sitemaps/photographers-1.xml', remoteAddress });
    for (let index = 1; index <= 120; index += 1) expect((await ask('203.0.113.1')).statusCode).toBe(200);
    const { statusCode, headers } = await ask('203.0.113.1');
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
    await limited.close();
  });

  it('has a further file only for further ids', async () => {
    expect((await get(`/sitemaps/photographers-2.xml`)).body).not.toContain('<loc>');
    expect(idsPerFile).toBeLessThanOrEqual(50_000);
    expect((await get('/sitemaps/photographers-0.xml')).status).toBe(404);
    expect((await get('/sitemaps/photographers-x.xml')).status).toBe(404);
  });
});
