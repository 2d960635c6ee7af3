import { cards } from './directory.ts';
import { drawnPages, holdCode, isAlive, openUntouched } from './drawn.ts';
import { anna } from './look.ts';
import { expect, test } from './portal.ts';

/** The address of the file that begins all code. */
const start = /\/assets\/index-[\w-]+\.js$/;

test('a page comes without code, and asks for it when somebody turns to it', { tag: '@once' }, async ({ context, portal }) => {
  const scripts: string[] = [];
  const styles: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  const page = await openUntouched(context, `${portal.url}/photographers`);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !start.test(path))).toEqual([]);
  expect(await page.locator('link[rel=stylesheet]:not([disabled]), link[rel=modulepreload]').count()).toBe(0);
  await page.mouse.move(40, 300);
  await isAlive(page);
  // All its styles came with it.
  expect(styles).toEqual([]);
});

test('not even the file that begins is asked for before the page is on the screen', { tag: '@once' }, async ({ context, portal }) => {
  for (const path of drawnPages) {
    const page = await openUntouched(context, portal.url + path);
    const asked = await page.waitForFunction((file) => performance.getEntriesByType('resource').find(({ name }) => file.test(name)), start);
    const shown = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    expect(await asked.evaluate((entry) => entry?.startTime)).toBeGreaterThan(shown ?? Infinity);
    await page.close();
  }
});

test('who has turned to a page before its first code is here need not do so again', { tag: '@once' }, async ({ context, portal }) => {
  const page = await context.newPage();
  const release = await holdCode(page, 'index');
  // Where the page is on the screen before its last picture, the browser's load event waits for the file that is held.
  await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.mouse.move(40, 300);
  release();
  await isAlive(page);
});

for (const [how, observe] of [
  ['does not tell', '() => {}'],
  ['has no way to tell', '() => { throw new TypeError() }'],
]) {
  test(
    `a browser that ${how} when a page is on the screen asks for its code all the same`,
    { tag: '@once' },
    async ({ context, portal }) => {
      await context.addInitScript(`PerformanceObserver.prototype.observe = ${observe}`);
      const page = await context.newPage();
      const started = page.waitForRequest(start);
      await page.goto(`${portal.url}/photographers`);
      await started;
      await page.mouse.move(40, 300);
      await isAlive(page);
    },
  );
}

for (const [who, code] of [
  ['a visitor', 'main'],
  ['a visitor', 'index'],
  ['somebody signed in', 'main'],
  ['somebody signed in', 'index'],
] as const) {
  test(`a press of ${who} before the code of the page is here (${code}) is not lost`, async ({ context, portal, newcomer }) => {
    if (who === 'a visitor') await context.clearCookies();
    else expect(newcomer.token).not.toBe('');
    const page = await context.newPage();
    const release = await holdCode(page, code);
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await expect(page.locator('script[id=delivered]')).toBeAttached();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Смотреть все/ })
      .click();
    release();
    await expect(page).toHaveURL(/photographer=\d/);
  });
}

for (const code of ['main', 'index'] as const) {
  test(`a page of the list that is pressed before the code is here (${code}) is turned to`, async ({ context, portal }) => {
    const page = await context.newPage();
    const release = await holdCode(page, code);
    await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.getByRole('link', { name: 'Страница 2' }).click();
    release();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[aria-current=page]').filter({ hasText: '2' })).toBeVisible();
  });
}

test(
  'a page behind the last one is drawn as on its way, and becomes the last one without anybody’s sign',
  { tag: '@once' },
  async ({ context, portal }) => {
    const page = await context.newPage();
    const release = await holdCode(page);
    await page.goto(`${portal.url}/photographers?page=999`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.getByText('Фотографы не найдены')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/page=6$/);
    await expect(cards(page).first()).toBeVisible();
  },
);

test('what is pressed looks so before the code of the page is here', async ({ context, portal }) => {
  const page = await context.newPage();
  await holdCode(page);
  await page.goto(`${portal.url}/photographers`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  for (const control of [
    page.getByRole('button', { name: 'Тёмная тема' }),
    cards(page)
      .first()
      .getByRole('button', { name: /^Смотреть все/ }),
  ]) {
    await control.hover();
    const before = await control.evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.mouse.down();
    await expect(control).not.toHaveCSS('background-color', before);
    // Let go beside it: nothing is pressed.
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect(control).toHaveCSS('background-color', before);
  }
  await expect(page).toHaveURL(/\/photographers$/);
});

test('a link that was pressed leads on by itself where the code does not come', { tag: '@once' }, async ({ context, portal }) => {
  const page = await context.newPage();
  await holdCode(page);
  await page.goto(`${portal.url}/photographer/${anna.id}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page
    .getByRole('link', { name: /на главную/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
});
