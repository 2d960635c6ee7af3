import { getPriceRange, limits, listPhotographers, listSpecializations, listTutorials, type PageRequest, writeReply } from '@portal/api';
import { expect, it } from 'vitest';
import { createRenderPage } from './renderPage.tsx';

const shell = { file: 'assets/main.js', css: ['assets/main.css'] };
const manifest = {
  'index.html': { file: 'assets/start.js' },
  'src/ssr/client/main.tsx': shell,
  '../packages/features/src/directory/catalogue/DirectoryScreen.tsx': { file: 'assets/list.js', css: ['assets/list.css'] },
  '../packages/features/src/directory/home/HomeScreen.tsx': { file: 'assets/home.js' },
};
const renderPage = createRenderPage(manifest, (name) => `/* ${name} */@font-face{src:url(/${name}.woff2)}`);

const answers: Record<string, unknown> = {
  '/api/specializations': writeReply(listSpecializations, [{ id: 3, name: 'Виньетки</script>', code: 'vignettes', icon: null }]),
  '/api/photographers/price-range': writeReply(getPriceRange, { ...limits.priceRange, buckets: [] }),
  '/photographers': writeReply(listPhotographers, { items: [], total: 0, page: 1, pages: 1, perPage: 12 }),
  '/api/settings/lk-content': writeReply(listTutorials, []),
};
const known = (address: string) => Promise.resolve(answers[address.replace(/\?.*/, '')]);
const nothing = () => Promise.resolve(undefined);
const render = (options: Partial<PageRequest> = {}) => renderPage({ address: '/photographers', signedIn: null, read: known, ...options });

it('renders what was read, with all styles, and embeds the data', async () => {
  const page = await render();
  expect(page?.isComplete).toBe(true);
  expect(page?.root).toContain('Фотографы не найдены');
  expect(page?.root).toContain('Виньетки&lt;/script&gt;');
  expect(page?.root).toContain('data-readable');
  expect(page?.root).toContain('<div id="root" data-ssr data-start="/assets/start.js">');
  expect(page?.head).toContain('<style>/* assets/main.css *//* assets/list.css */</style>');
  const faces = ['main', 'list'].map((name) => `@font-face{src:url(/assets/${name}.css.woff2)}`).join('');
  expect(page?.head).toContain(`<style id="deferred-fonts" media="(scripting: none)">${faces}</style>`);
  const inside = [...(page?.head ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  expect(page?.styles).toEqual(inside);
  expect(inside).toHaveLength(3);
  expect(page?.head).toContain('<link rel="stylesheet" href="/assets/list.css" media="not all" disabled>');
  expect(page?.root).not.toContain(' style="');
  expect(page?.root.match(/<\/script>/g)).toHaveLength(1);
});

it('marks a page with missing data as incomplete', async () => {
  const page = await render({ read: nothing });
  expect(page?.isComplete).toBe(false);
  expect(page?.root).not.toContain('data-readable');
  expect(page?.root).not.toContain('data-start');
  expect(page?.root).toContain('Загрузка фотографов');
});

const withoutFilms = (address: string) => (address === '/api/settings/lk-content' ? nothing() : known(address));

it('also where nothing on the page shows that data is missing', async () => {
  expect((await render({ address: '/' }))?.isComplete).toBe(true);
  expect((await render({ address: '/', read: withoutFilms }))?.isComplete).toBe(false);
});

it('marks a page beyond the last one as incomplete, because it will redirect', async () => {
  const behind = writeReply(listPhotographers, { items: [], total: 5, page: 9, pages: 1, perPage: 12 });
  const read = (address: string) => (address.startsWith('/photographers?') ? Promise.resolve(behind) : known(address));
  const page = await render({ address: '/photographers?page=9', read });
  expect(page?.isComplete).toBe(false);
  expect(page?.root).not.toContain('Фотографы не найдены');
});

it.each<[string, Partial<PageRequest>]>([
  ['of a signed-in user', { signedIn: 'unknown' }],
  ['with an open dialog', { address: '/photographers?photographer=7' }],
])('a page %s is incomplete', async (_, options) => {
  expect((await render(options))?.isComplete).toBe(false);
});

it('renders the session summary and nothing else of the user; hides the sign-in links while the user is unknown', async () => {
  const anonymous = await render();
  expect(anonymous?.root).toContain('Войти');
  expect(anonymous?.isOwn).toBe(false);
  const own = await render({ signedIn: { firstName: 'Анна', avatar: '/media/anna.webp' } });
  expect(own?.root).toContain('Анна, кабинет');
  expect(own?.root).toContain('src="/media/anna.webp"');
  expect(own?.head).not.toContain('anna.webp');
  expect(own?.root).not.toContain('Войти');
  expect(own).toMatchObject({ isOwn: true, isComplete: false });
  const nobody = await render({ signedIn: 'nobody' });
  expect(nobody?.root).toMatch(/data-nobody="true">.*Войти/);
  expect(nobody).toMatchObject({ isOwn: false, isComplete: false });
  const unknown = await render({ signedIn: 'unknown' });
  expect(unknown?.root).toMatch(/data-checking="true">.*Войти/);
  expect(unknown?.isOwn).toBe(false);
});

it.each(['/login', '/dashboard', '//evil.example/', '/photographers/7'])('%s is rendered by the browser', async (address) => {
  expect(await render({ address })).toBeNull();
});
