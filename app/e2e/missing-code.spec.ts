import type { Page } from '@playwright/test';
import { cards } from './support/directory.ts';
import { entryScript, isHydrated } from './support/hydration.ts';
import { hold } from './support/photographer.ts';
import { projectWith } from './support/projects.ts';
import { expect, test } from './support/portal.ts';

/** The code of the directory, which the entry script imports. */
const screenCode = /\/assets\/DirectoryScreen-[\w-]+\.js$/;
/** How the browser reports that it could not be imported. */
const failedImport = /Failed to fetch dynamically imported module/;

const unloaded = {
  rendered: 'Кнопки и фильтры не работают: страница загрузилась не полностью. Попробовать снова',
  empty: 'Не удалось загрузить страницу. Попробовать снова',
};

/** The message that the page has instead of its code. */
const message = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => message(page).getByRole('link', { name: 'Попробовать снова' }).click();

/** Opens the dialog of the first card, which works only with the code of the page. */
async function expectWorking(page: Page): Promise<void> {
  await isHydrated(page);
  await expect(message(page)).toHaveCount(0);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Смотреть все работы/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/**
 * Waits for the reload of a page that was just opened. Each of its two loads has the time of a step for itself: together they take nearly all of it,
 * because photos are painted without a GPU.
 */
async function isReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload');
}

/** Collects the paths of the page's navigations. */
function navigationsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a page whose code is missing reloads once, then says what does not work, and works once the code is there', async ({
  context,
  portal,
  problems,
}) => {
  problems.expect(failedImport);
  for (const [name, code] of [
    ['the entry script', entryScript],
    ['the code of its screen', screenCode],
  ] as const) {
    await test.step(`server-rendered, without ${name}: it stays readable`, async () => {
      const page = await context.newPage();
      const paths = navigationsOf(page);
      await page.route(code, (route) => route.fulfill({ status: 404 }));
      await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
      await isReloaded(page);
      await expect(message(page)).toHaveText(unloaded.rendered, { useInnerText: true });
      await expect(cards(page)).toHaveCount(12);
      expect(paths).toEqual(['/photographers', '/photographers']);
      await page.unroute(code);
      await retry(page);
      await expectWorking(page);
      await page.close();
    });
  }

  await test.step('server-rendered, and changed by an extension before hydration: it is neither reloaded nor called broken', async () => {
    // React reports the text that it has corrected.
    problems.expect(/Minified React error #418/);
    const page = await context.newPage();
    const paths = navigationsOf(page);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.replaceChildren('Photographers')),
    );
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await expectWorking(page);
    expect(paths).toEqual(['/photographers']);
    await page.close();
  });

  await test.step('not server-rendered, without the entry script', async () => {
    const page = await context.newPage();
    const paths = navigationsOf(page);
    await page.route(entryScript, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${portal.url}/login`, { waitUntil: 'commit' });
    await isReloaded(page);
    await expect(message(page)).toHaveText(unloaded.empty, { useInnerText: true });
    expect(paths).toEqual(['/login', '/login']);
    await page.unroute(entryScript);
    await retry(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
  });
});

test(
  'a page stays readable while the server is down, and works when it answers again',
  { tag: '@all' },
  async ({ context, portal, problems }) => {
    problems.expect(failedImport);
    problems.expect(/ERR_FAILED/);
    const page = await context.newPage();
    const paths = navigationsOf(page);
    const methods: string[] = [];
    await page.route(screenCode, (route) => route.abort());
    await page.route(`${portal.url}/photographers`, async (route) => {
      const isFirst = methods.push(route.request().method()) === 1;
      await (isFirst ? route.fallback() : route.abort());
    });
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await expect(message(page)).toHaveText(unloaded.rendered, { useInnerText: true });
    // The page checks whether a reload would reach the server, and is not reloaded.
    expect(methods).toEqual(['GET', 'HEAD']);
    await expect(cards(page)).toHaveCount(12);
    await page.unrouteAll();
    await retry(page);
    await expectWorking(page);
    expect(paths).toEqual(['/photographers', '/photographers']);
  },
);

test(
  'a link that was clicked in a page whose code is missing is not cancelled by a reload',
  { tag: '@all' },
  async ({ context, portal, problems }) => {
    problems.expect(failedImport);
    const page = await context.newPage();
    const paths = navigationsOf(page);
    await page.route(screenCode, (route) => route.fulfill({ status: 404 }));
    const answer = Promise.withResolvers<void>();
    await page.route(`${portal.url}/photographers`, async (route) => {
      if (route.request().method() === 'HEAD') await answer.promise;
      await route.fallback();
    });
    const sendHome = await hold(page, /\/$/);
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await asked;
    await page
      .getByRole('link', { name: /на главную/ })
      .first()
      .click({ noWaitAfter: true });
    const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
    answer.resolve();
    // The server answers: without the followed link the page would be reloaded now.
    await answered;
    sendHome();
    await expect(page).toHaveURL(/\/$/);
    expect(paths).toEqual(['/photographers', '/']);
  },
);

test(
  'a page and a viewer whose code was removed by a deployment open after a reload',
  { tag: '@all' },
  async ({ page, portal, newcomer, problems }) => {
    await test.step('a viewer, which opens at its photo', async () => {
      await projectWith({ url: portal.url, token: newcomer.token }, 'Ученик 1.jpg');
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
