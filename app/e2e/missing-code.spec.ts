import type { Page, Route } from '@playwright/test';
import { pageDataId } from '../src/ssr/client/pageData.ts';
import { cards } from './support/directory.ts';
import { hold } from './support/photographer.ts';
import { orderWith } from './support/orders.ts';
import { expect, test } from './support/portal.ts';

/** Makes the directory's code fail to load, and counts the requests. */
async function failCode(page: Page, fail: (route: Route) => Promise<void>) {
  const code = '**/assets/DirectoryScreen-*.js';
  let refused = 0;
  await page.route(code, async (route) => {
    refused += 1;
    await fail(route);
  });
  return { refused: () => refused, allow: () => page.unroute(code) };
}

/** Whether this browser never requests a failed module again before a reload: versions differ. */
async function remembersFailures(page: Page): Promise<boolean> {
  const probe = '**/assets/probe.js';
  let requests = 0;
  await page.route(probe, async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: 'export {}' }));
  });
  const loads = () => page.evaluate<boolean>(`import('/assets/probe.js').then(() => true, () => false)`);
  await loads();
  const remembers = !(await loads());
  await page.unroute(probe);
  return remembers;
}

/** Counts failed imports in all pages. Not requests, because a browser may remember a failure. */
async function countFailures(page: Page): Promise<() => number> {
  let failures = 0;
  await page.exposeFunction('noteFailure', () => (failures += 1));
  await page.addInitScript(`addEventListener('vite:preloadError', () => noteFailure())`);
  return () => failures;
}

/** Interacts with the page until the condition holds. */
const interactUntil = (page: Page, isDone: () => Promise<boolean> | boolean) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return isDone();
    })
    .toBe(true);

/** Collects the paths of the page's navigations. */
function navigationsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a server-rendered page whose code is missing stays readable and reloads once; an empty one shows an error', async ({
  context,
  portal,
  problems,
}) => {
  await test.step('server-rendered', async () => {
    const page = await context.newPage();
    const paths = navigationsOf(page);
    await failCode(page, (route) => route.fulfill({ status: 404 }));
    const failures = await countFailures(page);
    await page.goto(`${portal.url}/photographers`);
    await interactUntil(page, () => paths.length === 2);
    const before = failures();
    // The second failure would have reloaded the page again; by the third it would be visible.
    for (const times of [1, 2, 3]) await interactUntil(page, () => failures() >= before + times);
    expect(paths).toEqual(['/photographers', '/photographers']);
    await expect(cards(page)).toHaveCount(12);
    const preloaded = await page.locator('link[rel=modulepreload]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded).toEqual([...new Set(preloaded)]);
    await page.close();
  });

  problems.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  for (const [name, code, visits] of [
    ['the code of the app', '**/assets/main-*.js', 2],
    ['the entry script', '**/assets/index-*.js', 1],
  ] as const) {
    await test.step(`not server-rendered, without ${name}`, async () => {
      const page = await context.newPage();
      const paths = navigationsOf(page);
      await page.route(code, (route) => route.abort());
      await page.goto(`${portal.url}/login`);
      const message = page.getByText('Не удалось загрузить страницу.');
      await expect(message).toBeVisible();
      expect(paths).toEqual(Array.from({ length: visits }, () => '/login'));
      await page.unroute(code);
      await page.getByRole('link', { name: 'Попробовать снова' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(message).toBeHidden();
      await page.close();
    });
  }
});

test(
  'a page stays readable while the server is down, and works when it answers again',
  { tag: '@all' },
  async ({ context, portal, problems }) => {
    problems.expect(/ERR_FAILED/);
    const page = await context.newPage();
    const paths = navigationsOf(page);
    const code = await failCode(page, (route) => route.abort());
    await page.goto(`${portal.url}/photographers`);
    const remembers = await remembersFailures(page);
    const methods: string[] = [];
    await page.route(`${portal.url}/photographers`, async (route) => {
      methods.push(route.request().method());
      await route.abort();
    });
    await interactUntil(page, () => methods.length > 0);
    expect(methods).toEqual(['HEAD']);
    await expect(cards(page)).toHaveCount(12);
    // The code first: if the server answers without it, the page reloads.
    await code.allow();
    await page.unroute(`${portal.url}/photographers`);
    await interactUntil(page, async () => (await page.locator(`#${pageDataId}`).count()) === 0);
    expect(paths).toEqual(remembers ? ['/photographers', '/photographers'] : ['/photographers']);
  },
);

test(
  'a link that was clicked in a page whose code is missing is not cancelled by a reload',
  { tag: '@all' },
  async ({ context, portal }) => {
    const page = await context.newPage();
    const paths = navigationsOf(page);
    const code = await failCode(page, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${portal.url}/photographers`);
    await interactUntil(page, () => code.refused() > 0);
    const release = await hold(page, /\/$/);
    const answered: string[] = [];
    page.on('response', (response) => answered.push(response.request().method()));
    await page
      .getByRole('link', { name: /на главную/ })
      .first()
      .click({ noWaitAfter: true });
    // The second failure checks whether a reload would help.
    await interactUntil(page, () => answered.includes('HEAD'));
    release();
    await expect(page).toHaveURL(/\/$/);
    expect(paths).toEqual(['/photographers', '/']);
  },
);

test(
  'a server-rendered page whose entry script fails stays readable in its own fonts, and works once the script loads',
  { tag: '@all' },
  async ({ context, portal, problems }) => {
    problems.expect(/ERR_FAILED/);
    const page = await context.newPage();
    const figures = page.waitForRequest('**/assets/onest-figures-*.woff2');
    const entryScript = '**/assets/index-*.js';
    const gate = Promise.withResolvers<void>();
    await page.route(entryScript, async (route) => {
      await gate.promise;
      await route.abort();
    });
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Тёмная тема' }).click();
    await expect(page.locator('[data-early-click]')).toHaveCount(1);
    gate.resolve();
    // The click is discarded: nothing may change when the code loads much later.
    await expect(page.locator('[data-early-click]')).toHaveCount(0);
    await expect(page.getByText('Не удалось загрузить страницу.')).toBeHidden();
    await figures;
    // A browser that never requests a failed script again leaves the page as it is: no code could reload it.
    if (await remembersFailures(page)) return;
    await page.unroute(entryScript);
    await interactUntil(page, async () => (await page.locator(`#${pageDataId}`).count()) === 0);
  },
);

test(
  'a page and a viewer whose code was removed by a deployment open after a reload',
  { tag: '@all' },
  async ({ page, portal, newcomer, problems }) => {
    await test.step('a viewer, which opens at its photo', async () => {
      await orderWith({ url: portal.url, token: newcomer.token }, 'Ученик 1.jpg');
      await page.goto('/dashboard/projects');
      // Anywhere on the card.
      await page.getByRole('article', { name: 'Выпускной 11 «А»' }).click({ position: { x: 40, y: 40 } });
      await page.getByRole('tab', { name: /^Изображения/ }).click();
      // The style sheet is cached: the import itself fails.
      await page.route(/\/assets\/(viewer|Gallery).*\.js/, (route) => route.fulfill({ status: 404 }));
      await page
        .getByRole('row', { name: /^Ученик 1/ })
        .getByRole('button', { name: /^Посмотреть/ })
        .click();
      const failure = page.getByRole('alert').filter({ hasText: 'Просмотр не открылся' });
      await failure.getByRole('button', { name: 'Попробовать снова' }).click();
      const reload = failure.getByRole('button', { name: 'Обновить страницу' });
      await expect(reload).toBeVisible();
      await page.unrouteAll();
      await reload.click();
      await expect(failure).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'Просмотр фотографий' }).getByText('Ученик 1.jpg')).toBeVisible();
    });

    await test.step('a page, under the header', async () => {
      problems.expect(/status of 404|Failed to (fetch|load)|ERR_/);
      await page.goto('/');
      await page.route(/\/assets\/TermsScreen.*\.js/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('link', { name: 'Условия использования' }).click();
      const failure = page.getByRole('alert').filter({ hasText: 'Не удалось открыть страницу' });
      await failure.getByRole('button', { name: 'Попробовать снова' }).click();
      const reload = failure.getByRole('button', { name: 'Обновить страницу' });
      await expect(reload).toBeVisible();
      await expect(page.getByRole('link', { name: 'Диафрагма, на главную' })).toBeVisible();
      await page.unrouteAll();
      await reload.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Условия использования' })).toBeVisible();
    });
  },
);
