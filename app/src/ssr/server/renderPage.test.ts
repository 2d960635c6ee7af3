import {
  getPriceRange,
  getShared,
  limits,
  listPhotographers,
  listSharedImages,
  listSpecializations,
  listTutorials,
  type PageRequest,
  writeReply,
  projectBeforePin,
} from '@portal/api';
import { expect, it } from 'vitest';
import { createRenderPage } from './renderPage.tsx';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '../packages/features/src/directory/list/DirectoryScreen.tsx': { file: 'assets/list.js', css: ['assets/list.css'] },
  '../packages/features/src/directory/home/HomeScreen.tsx': { file: 'assets/home.js' },
  'src/screens/SharedRoute.tsx': { file: 'assets/shared-route.js' },
  '../packages/features/src/directory/filters/Filters.tsx': { file: 'assets/filters.js', css: ['assets/filters.css'] },
  '../packages/features/src/directory/modal/PhotographerModal.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
};
const renderPage = createRenderPage(manifest, (name) => `/* ${name} */`);

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
  expect(page?.root).toContain('Фотографы не найдены');
  expect(page?.root).toContain('Виньетки&lt;/script&gt;');
  expect(page?.head).toContain('<style>/* assets/index.css *//* assets/list.css *//* assets/filters.css */</style>');
  const inside = [...(page?.head ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  expect(page?.styles).toEqual(inside);
  expect(inside).toHaveLength(2);
  expect(page?.head).toContain('<link rel="stylesheet" href="/assets/list.css" media="not all" disabled>');
  expect(page?.root).not.toContain(' style="');
  expect(page?.root.match(/<\/script>/g)).toHaveLength(1);
});

it.each<[string, Partial<PageRequest>]>([
  ['of a visitor', {}],
  ['of a signed-in user', { signedIn: { firstName: 'Анна', avatar: null } }],
  ['without its data', { read: nothing }],
  ['with an open dialog', { address: '/photographers?photographer=7' }],
])('names all scripts of a page %s, dependencies first, to be requested once it is shown', async (_, options) => {
  const page = await render(options);
  const scripts = ['shared', 'index', 'list'].map((name) => `/assets/${name}.js`).join(' ');
  expect(page?.root).toContain(`data-scripts="${scripts}" data-preloaded="/assets/dialog.js /assets/filters.js /assets/dialog.css">`);
  expect(page?.head).not.toContain('.js');
});

it('shows what is missing as loading', async () => {
  expect((await render({ read: nothing }))?.root).toContain('Загрузка фотографов');
});

it('redirects from a page beyond the last one, and keeps the rest of its address', async () => {
  const behind = writeReply(listPhotographers, { items: [], total: 5, page: 9, pages: 1, perPage: 12 });
  const read = (address: string) => (address.startsWith('/photographers?') ? Promise.resolve(behind) : known(address));
  expect((await render({ address: '/photographers?sort=price&page=9', read }))?.movedTo).toBe('/photographers?sort=price');
  const third = writeReply(listPhotographers, { items: [], total: 30, page: 9, pages: 3, perPage: 12 });
  const page = await render({
    address: '/?page=9',
    read: (address) => (address.startsWith('/photographers?') ? Promise.resolve(third) : known(address)),
  });
  expect(page?.movedTo).toBe('/?page=3');
  expect((await render())?.movedTo).toBeUndefined();
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
  expect(own?.isOwn).toBe(true);
  const nobody = await render({ signedIn: 'nobody' });
  expect(nobody?.root).toMatch(/data-nobody="true">.*Войти/);
  expect(nobody?.isOwn).toBe(false);
  const unknown = await render({ signedIn: 'unknown' });
  expect(unknown?.root).toMatch(/data-checking="true">.*Войти/);
  expect(unknown?.isOwn).toBe(false);
});

it('renders a link with its first photos, as somebody’s own page', async () => {
  const at = '2026-05-20T10:00:00.000Z';
  const photographer = { name: 'Анна Воскресенская', city: 'Омск', avatar: null };
  const link = {
    projectName: '11 «А»',
    groupName: null,
    asksFamily: false,
    familyName: null,
    photographer,
    role: 'client',
    shows: 'originals',
    canDownload: false,
    choiceLimit: 15,
    hasWatermark: false,
  } as const;
  const { wantedCount, readyCount, fixCount, canWithdraw } = projectBeforePin;
  const progress = { wantedCount, readyCount, fixCount, canWithdraw };
  const counts = { ...progress, count: 30, retouchedCount: 0, renewedCount: 0, shownDigest: '', favouriteCount: 0 };
  const image = {
    kind: 'original',
    width: 3,
    height: 2,
    color: null,
    takenAt: null,
    isFavourite: false,
    remark: null,
    isRenewed: false,
    versionId: null,
    verdict: null,
    fix: null,
    isDropped: false,
    work: null,
    retouched: null,
    isDownloadable: false,
  } as const;
  const images = Array.from({ length: 30 }, (_, index) => {
    const files = { name: `IMG_${index}.jpg`, src: `/media/${index}-m.webp`, thumb: `/media/${index}-t.webp` };
    return { ...image, ...files, folders: [], id: index + 1, originalId: index + 1 };
  });
  const shared: Record<string, unknown> = {
    '/api/shared': writeReply(getShared, { ...link, ...counts, choiceClosedAt: null, signedOffAt: null, expiresAt: at, needsPin: false }),
    '/api/shared/images': writeReply(listSharedImages, { items: images, total: 30 }),
  };
  const page = await render({ address: '/s/token', read: (address) => Promise.resolve(shared[address.replace(/\?.*/, '')]) });
  expect(page?.isOwn).toBe(true);
  expect(page?.root).toContain('11 «А»');
  expect(page?.root.match(/<img /g)).toHaveLength(24);
  // Only the first photo is loaded with priority.
  expect(page?.isPhotoFirst).toBe(true);
  expect(page?.head.match(/<link rel="preload" as="image"[^>]*>/g)).toEqual([
    expect.stringContaining('href="/media/0-t.webp" fetchPriority="high"'),
  ]);
  expect(page?.root.match(/<img [^>]*loading="lazy"[^>]*fetchPriority="low"/g)).toHaveLength(23);
  expect(page?.root).not.toContain('/s/token');
  expect((await render({ address: '/s/token', read: nothing }))?.root).toContain('Загрузка фотографий');
});

it.each(['/login', '/dashboard'])('%s is rendered by the browser', async (address) => {
  expect(await render({ address })).toBeNull();
});

it.each(['/nowhere', '//evil.example/', '/photographers/7'])('%s says without scripts that there is no such page', async (address) => {
  expect((await render({ address }))?.root).toContain('Страница не найдена');
});
