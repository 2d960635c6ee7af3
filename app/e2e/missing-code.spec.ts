import type { Page, Route } from '@playwright/test';
import { pageDataId } from '../src/ssr/client/pageData.ts';
import { cards } from './directory.ts';
import { hold } from './photographer.ts';
import { orderWith } from './orders.ts';
import { expect, test } from './portal.ts';

/** Code that does not come, and a count of how often it was asked for. */
async function refuseCode(page: Page, refuse: (route: Route) => Promise<void>) {
  const code = '**/assets/DirectoryScreen-*.js';
  let refused = 0;
  await page.route(code, async (route) => {
    refused += 1;
    await refuse(route);
  });
  return { refused: () => refused, allow: () => page.unroute(code) };
}

/** Whether this browser asks never again for a script that did not come, until the page is loaded anew: versions differ. */
async function remembersFailures(page: Page): Promise<boolean> {
  const probe = '**/assets/probe.js';
  let asked = 0;
  await page.route(probe, async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: 'export {}' }));
  });
  const comes = () => page.evaluate<boolean>(`import('/assets/probe.js').then(() => true, () => false)`);
  await comes();
  const remembers = !(await comes());
  await page.unroute(probe);
  return remembers;
}

/** How often the code was begun to be fetched and did not come, in all pages of that address: a browser may remember it. */
async function countFailures(page: Page): Promise<() => number> {
  let failures = 0;
  await page.exposeFunction('noteFailure', () => (failures += 1));
  await page.addInitScript(`addEventListener('vite:preloadError', () => noteFailure())`);
  return () => failures;
}

/** Turns to the page again and again, until something has come of it. */
const useUntil = (page: Page, hasCome: () => Promise<boolean> | boolean) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return hasCome();
    })
    .toBe(true);

/** Addresses that the page has been sent to, one after another. */
function wayOf(page: Page): string[] {
  const way: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) way.push(new URL(request.url()).pathname);
  });
  return way;
}

test('a page whose code is gone stays as it was drawn and is loaded anew once; one that is not drawn says so', async ({
  context,
  portal,
  problems,
}) => {
  await test.step('drawn', async () => {
    const page = await context.newPage();
    const way = wayOf(page);
    await refuseCode(page, (route) => route.fulfill({ status: 404 }));
    const failures = await countFailures(page);
    await page.goto(`${portal.url}/photographers`);
    await useUntil(page, () => way.length === 2);
    const before = failures();
    // The second one would have loaded it anew again, and has had the time for it when the third has come.
    for (const times of [1, 2, 3]) await useUntil(page, () => failures() >= before + times);
    expect(way).toEqual(['/photographers', '/photographers']);
    await expect(cards(page)).toHaveCount(12);
    const asked = await page.locator('link[rel=modulepreload]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(asked).toEqual([...new Set(asked)]);
    await page.close();
  });

  problems.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  for (const [name, code, visits] of [
    ['the code of the portal', '**/assets/main-*.js', 2],
    ['even the code that begins', '**/assets/index-*.js', 1],
  ] as const) {
    await test.step(`not drawn, without ${name}`, async () => {
      const page = await context.newPage();
      const way = wayOf(page);
      await page.route(code, (route) => route.abort());
      await page.goto(`${portal.url}/login`);
      const said = page.getByText('Не удалось загрузить страницу.');
      await expect(said).toBeVisible();
      expect(way).toEqual(Array.from({ length: visits }, () => '/login'));
      await page.unroute(code);
      await page.getByRole('link', { name: 'Попробовать снова' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(said).toBeHidden();
      await page.close();
    });
  }
});

test(
  'a page can be read on while the server is silent, and works when it answers again',
  { tag: '@all' },
  async ({ context, portal, problems }) => {
    problems.expect(/ERR_FAILED/);
    const page = await context.newPage();
    const way = wayOf(page);
    const code = await refuseCode(page, (route) => route.abort());
    await page.goto(`${portal.url}/photographers`);
    const remembers = await remembersFailures(page);
    const questions: string[] = [];
    await page.route(`${portal.url}/photographers`, async (route) => {
      questions.push(route.request().method());
      await route.abort();
    });
    await useUntil(page, () => questions.length > 0);
    expect(questions).toEqual(['HEAD']);
    await expect(cards(page)).toHaveCount(12);
    // The code first: a server that answers, and has none, is asked for the page anew.
    await code.allow();
    await page.unroute(`${portal.url}/photographers`);
    await useUntil(page, async () => (await page.locator(`#${pageDataId}`).count()) === 0);
    expect(way).toEqual(remembers ? ['/photographers', '/photographers'] : ['/photographers']);
  },
);

test('a link that was pressed in a page whose code is gone is not taken back', { tag: '@all' }, async ({ context, portal }) => {
  const page = await context.newPage();
  const way = wayOf(page);
  const code = await refuseCode(page, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${portal.url}/photographers`);
  await useUntil(page, () => code.refused() > 0);
  const release = await hold(page, /\/$/);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.request().method()));
  await page
    .getByRole('link', { name: /на главную/ })
    .first()
    .click({ noWaitAfter: true });
  // The second failure asks whether the page could be loaded anew.
  await useUntil(page, () => answered.includes('HEAD'));
  release();
  await expect(page).toHaveURL(/\/$/);
  expect(way).toEqual(['/photographers', '/']);
});

test(
  'a drawn page whose beginning does not come is read on as it is, in all its letters, and works once it comes',
  { tag: '@all' },
  async ({ context, portal, problems }) => {
    problems.expect(/ERR_FAILED/);
    const page = await context.newPage();
    const figures = page.waitForRequest('**/assets/onest-figures-*.woff2');
    const beginning = '**/assets/index-*.js';
    const gate = Promise.withResolvers<void>();
    await page.route(beginning, async (route) => {
      await gate.promise;
      await route.abort();
    });
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Тёмная тема' }).click();
    await expect(page.locator('[data-early-click]')).toHaveCount(1);
    gate.resolve();
    // What was pressed is forgotten: nothing may change by itself when the code comes much later.
    await expect(page.locator('[data-early-click]')).toHaveCount(0);
    await expect(page.getByText('Не удалось загрузить страницу.')).toBeHidden();
    await figures;
    // A browser that never asks again for a script leaves the page as it is: no code is there that could load it anew.
    if (await remembersFailures(page)) return;
    await page.unroute(beginning);
    await useUntil(page, async () => (await page.locator(`#${pageDataId}`).count()) === 0);
  },
);

test(
  'a page and a viewer whose code went with an update are opened by loading the portal anew',
  { tag: '@all' },
  async ({ page, portal, newcomer, problems }) => {
    await test.step('a viewer, which opens at its photograph', async () => {
      await orderWith({ url: portal.url, token: newcomer.token }, 'Ученик 1.jpg');
      await page.goto('/dashboard/projects');
      // Anywhere on the card: its picture.
      await page.getByRole('article', { name: 'Выпускной 11 «А»' }).click({ position: { x: 40, y: 40 } });
      await page.getByRole('tab', { name: /^Изображения/ }).click();
      // The style sheet is still kept by the browser: it is the import itself that fails.
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

    await test.step('a page, under the head of the portal', async () => {
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
