import { getPriceRange, limits, listPhotographers, listSpecializations, listTutorials, type PageAsked, writeReply } from '@portal/api';
import { expect, it } from 'vitest';
import { createRenderPage } from './renderPage.tsx';

const shell = { file: 'assets/main.js', css: ['assets/main.css'] };
const manifest = {
  'index.html': { file: 'assets/start.js' },
  'src/main.tsx': shell,
  '../packages/features/src/directory/catalogue/DirectoryScreen.tsx': { file: 'assets/list.js', css: ['assets/list.css'] },
  '../packages/features/src/directory/home/HomeScreen.tsx': { file: 'assets/home.js' },
};
const drawPage = createRenderPage(manifest, (name) => `/* ${name} */@font-face{src:url(/${name}.woff2)}`);

const answers: Record<string, unknown> = {
  '/api/specializations': writeReply(listSpecializations, [{ id: 3, name: 'Виньетки</script>', code: 'vignettes', icon: null }]),
  '/api/photographers/price-range': writeReply(getPriceRange, { ...limits.priceRange, buckets: [] }),
  '/photographers': writeReply(listPhotographers, { items: [], total: 0, page: 1, pages: 1, perPage: 12 }),
  '/api/settings/lk-content': writeReply(listTutorials, []),
};
const known = (address: string) => Promise.resolve(answers[address.replace(/\?.*/, '')]);
const nothing = () => Promise.resolve(undefined);
const draw = (asked: Partial<PageAsked> = {}) => drawPage({ address: '/photographers', signedIn: null, read: known, ...asked });

it('draws what was read, with all styles, and hands it over', async () => {
  const drawn = await draw();
  expect(drawn?.isComplete).toBe(true);
  expect(drawn?.root).toContain('Фотографы не найдены');
  expect(drawn?.root).toContain('Виньетки&lt;/script&gt;');
  expect(drawn?.root).toContain('data-readable');
  expect(drawn?.root).toContain('<div id="root" data-ssr data-start="/assets/start.js">');
  expect(drawn?.head).toContain('<style>/* assets/main.css *//* assets/list.css */</style>');
  const faces = ['main', 'list'].map((name) => `@font-face{src:url(/assets/${name}.css.woff2)}`).join('');
  expect(drawn?.head).toContain(`<style id="deferred-fonts" media="(scripting: none)">${faces}</style>`);
  const inside = [...(drawn?.head ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  expect(drawn?.styles).toEqual(inside);
  expect(inside).toHaveLength(3);
  expect(drawn?.head).toContain('<link rel="stylesheet" href="/assets/list.css" media="not all" disabled>');
  expect(drawn?.root).not.toContain(' style="');
  expect(drawn?.root.match(/<\/script>/g)).toHaveLength(1);
});

it('says of a page that lacks something that it cannot wait for its code', async () => {
  const drawn = await draw({ read: nothing });
  expect(drawn?.isComplete).toBe(false);
  expect(drawn?.root).not.toContain('data-readable');
  expect(drawn?.root).not.toContain('data-start');
  expect(drawn?.root).toContain('Загрузка фотографов');
});

const withoutFilms = (address: string) => (address === '/api/settings/lk-content' ? nothing() : known(address));

it('says so too where nothing on the page shows that something is lacking', async () => {
  expect((await draw({ address: '/' }))?.isComplete).toBe(true);
  expect((await draw({ address: '/', read: withoutFilms }))?.isComplete).toBe(false);
});

it('says of a page behind the last one that it cannot wait for its code: there is another one', async () => {
  const behind = writeReply(listPhotographers, { items: [], total: 5, page: 9, pages: 1, perPage: 12 });
  const read = (address: string) => (address.startsWith('/photographers?') ? Promise.resolve(behind) : known(address));
  const drawn = await draw({ address: '/photographers?page=9', read });
  expect(drawn?.isComplete).toBe(false);
  expect(drawn?.root).not.toContain('Фотографы не найдены');
});

it.each<[string, Partial<PageAsked>]>([
  ['of somebody signed in', { signedIn: 'unknown' }],
  ['with a window over it', { address: '/photographers?photographer=7' }],
])('a page %s needs its code at once', async (_, asked) => {
  expect((await draw(asked))?.isComplete).toBe(false);
});

it('draws whose page it is, with nothing but the face, and the way in only as a place where that is not known', async () => {
  const anonymous = await draw();
  expect(anonymous?.root).toContain('Войти');
  expect(anonymous?.isOwn).toBe(false);
  const own = await draw({ signedIn: { firstName: 'Анна', avatar: '/media/anna.webp' } });
  expect(own?.root).toContain('Анна, кабинет');
  expect(own?.root).toContain('src="/media/anna.webp"');
  expect(own?.head).not.toContain('anna.webp');
  expect(own?.root).not.toContain('Войти');
  expect(own).toMatchObject({ isOwn: true, isComplete: false });
  const nobody = await draw({ signedIn: 'nobody' });
  expect(nobody?.root).toMatch(/data-nobody="true">.*Войти/);
  expect(nobody).toMatchObject({ isOwn: false, isComplete: false });
  const unknown = await draw({ signedIn: 'unknown' });
  expect(unknown?.root).toMatch(/data-checking="true">.*Войти/);
  expect(unknown?.isOwn).toBe(false);
});

it.each(['/login', '/dashboard', '//evil.example/', '/photographers/7'])('%s is for the browser to draw', async (address) => {
  expect(await draw({ address })).toBeNull();
});
