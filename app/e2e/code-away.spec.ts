import type { Page, Route } from '@playwright/test';
import { deliveredId } from '../src/hydration/delivered.ts';
import { cards } from './directory.ts';
import { hold } from './look.ts';
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

test('a page whose own code is gone stays as it was drawn, and is loaded anew once', { tag: '@once' }, async ({ context, portal }) => {
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
});

test(
  'a page can be read on while the server is silent, and works when it answers again',
  { tag: '@once' },
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
    await useUntil(page, async () => (await page.locator(`#${deliveredId}`).count()) === 0);
    expect(way).toEqual(remembers ? ['/photographers', '/photographers'] : ['/photographers']);
  },
);

test('a link that was pressed in a page whose code is gone is not taken back', { tag: '@once' }, async ({ context, portal }) => {
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
  'a page that nothing is drawn of is loaded anew where its code does not come, and then says so',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
    const way = wayOf(page);
    const code = '**/assets/main-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto('/login');
    const said = page.getByText('Не удалось загрузить страницу.');
    await expect(said).toBeVisible();
    expect(way).toEqual(['/login', '/login']);
    await page.unroute(code);
    await page.getByRole('link', { name: 'Попробовать снова' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(said).toBeHidden();
  },
);

test('a page that nothing is drawn of says so where not even the code that begins comes', { tag: '@once' }, async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  const code = '**/assets/index-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/login');
  const said = page.getByText('Не удалось загрузить страницу.');
  await expect(said).toBeVisible();
  await page.unroute(code);
  await page.getByRole('link', { name: 'Попробовать снова' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(said).toBeHidden();
});

test(
  'a drawn page whose beginning does not come is read on as it is, in all its letters, and works once it comes',
  { tag: '@once' },
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
    await expect(page.locator('[data-early-press]')).toHaveCount(1);
    gate.resolve();
    // What was pressed is forgotten: nothing may change by itself when the code comes much later.
    await expect(page.locator('[data-early-press]')).toHaveCount(0);
    await expect(page.getByText('Не удалось загрузить страницу.')).toBeHidden();
    await figures;
    // A browser that never asks again for a script leaves the page as it is: no code is there that could load it anew.
    if (await remembersFailures(page)) return;
    await page.unroute(beginning);
    await useUntil(page, async () => (await page.locator(`#${deliveredId}`).count()) === 0);
  },
);
