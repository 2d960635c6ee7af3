import type { BrowserContext, Page } from '@playwright/test';
import { drawn } from './look.ts';
import { expect, test } from './portal.ts';

const cookie = 'dp-theme-preference';
const other = { light: 'dark', dark: 'light' } as const;
const ground = { light: 'rgb(251, 250, 247)', dark: 'rgb(20, 16, 13)' } as const;

const root = (page: Page) => page.locator('html');
const remember = (context: BrowserContext, url: string, value: string) => context.addCookies([{ name: cookie, value, url }]);

/** Notes the theme of every frame that has something to paint, and on which ground. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const { body, documentElement: root } = document;
      // Before its styles are here the ground is the browser's own, of the same theme.
      const ground = body && getComputedStyle(body).backgroundColor;
      if (ground && ground !== 'rgba(0, 0, 0, 0)') seen.add(`${root.dataset['theme']} on ${ground}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenThemes: seen });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenThemes: Set<string> }).seenThemes]);
}

for (const theme of ['light', 'dark'] as const) {
  test(
    `a ${theme} choice on a ${other[theme]} system is there before the app, and in every frame`,
    { tag: '@once' },
    async ({ page, portal, context }) => {
      await page.emulateMedia({ colorScheme: other[theme] });
      await remember(context, portal.url, theme);

      await test.step('before any script of the app has come', async () => {
        await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        await page.goto('/terms');
        await expect(page.locator('#root')).toBeEmpty();
        await expect(root(page)).toHaveAttribute('data-theme', theme);
        await expect(page.locator('body')).toHaveCSS('background-color', ground[theme]);
        await page.unroute('**/assets/*.js');
      });

      await test.step('and while it starts, or a drawn one is taken over', async () => {
        const frames = await watchFrames(page);
        for (const path of ['/terms', '/photographers']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // It may be there before its first frame.
          await drawn(page);
          expect(await frames()).toEqual([`${theme} on ${ground[theme]}`]);
        }
      });
    },
  );
}

test('without a choice the system decides, and nothing else is a choice', { tag: '@once' }, async ({ page, portal, context }) => {
  const opens = async (theme: string) => {
    await page.goto('/terms');
    await expect(root(page)).toHaveAttribute('data-theme', theme);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await opens('dark');
  await remember(context, portal.url, 'blue');
  await opens('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await opens('light');
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await opens('light');
});

test('without scripts the page is as the system has it', { tag: '@once' }, async ({ browser, portal }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    for (const path of ['/', '/login']) {
      await page.goto(portal.url + path);
      await expect(page.locator('body')).toHaveCSS('background-color', ground[colorScheme]);
    }
    await context.close();
  }
});

test('what the browser draws around the page has the colour of its theme, whatever the system’s', { tag: '@once' }, async ({ page }) => {
  const colour = page.locator('meta[name="theme-color"][media="all"]');
  const toggle = page.getByRole('button', { name: /^(Тёмная|Светлая) тема$/ }).filter({ visible: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/photographers');
  await expect(colour).toHaveAttribute('content', '#14100d');
  await toggle.click();
  await expect(colour).toHaveAttribute('content', '#fbfaf7');
  await page.reload();
  await expect(colour).toHaveAttribute('content', '#fbfaf7');
});

test('a page that nobody has turned to yet names the switch by what it gives', { tag: '@once' }, async ({ context, portal }) => {
  for (const [theme, name] of [
    ['light', 'Тёмная тема'],
    ['dark', 'Светлая тема'],
  ] as const) {
    const untouched = await context.newPage();
    await untouched.emulateMedia({ colorScheme: theme });
    await untouched.goto(`${portal.url}/photographers`);
    await expect(untouched.getByRole('button', { name: /тема$/ })).toHaveAccessibleName(name);
    await untouched.close();
  }
});

test('the switch stands on every screen, and is remembered for a year', async ({ page, context, newcomer }) => {
  const toggle = page.getByRole('button', { name: /^(Тёмная|Светлая) тема$/ }).filter({ visible: true });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of [
    '/',
    '/photographers',
    '/photographer/1',
    '/terms',
    '/forgot-password',
    '/dashboard',
    '/dashboard/profile',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(toggle).toHaveCount(1);
  }
  expect(newcomer.id).toBeGreaterThan(0);
  await page.goto('/dashboard');
  await toggle.click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const kept = (await context.cookies()).find(({ name }) => name === cookie);
  expect(kept).toMatchObject({ value: 'dark', sameSite: 'Lax', path: '/' });
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);

  await page.goto('/login');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect((await context.cookies()).find(({ name }) => name === cookie)?.value).toBe('light');
});
