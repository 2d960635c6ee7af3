import type { BrowserContext, Page } from '@playwright/test';
import { painted } from './support/photographer.ts';
import { isHydrated } from './support/hydration.ts';
import { expect, test } from './support/portal.ts';

const cookie = 'dp-theme-preference';
const other = { light: 'dark', dark: 'light' } as const;
const background = { light: 'rgb(251, 250, 247)', dark: 'rgb(20, 16, 13)' } as const;

const root = (page: Page) => page.locator('html');
const remember = (context: BrowserContext, url: string, value: string) => context.addCookies([{ name: cookie, value, url }]);

/** Records the theme and background of every painted frame. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const { body, documentElement: root } = document;
      // Before the styles load the background is the browser's own, of the same theme.
      const background = body && getComputedStyle(body).backgroundColor;
      if (background && background !== 'rgba(0, 0, 0, 0)') seen.add(`${root.dataset['theme']} on ${background}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenThemes: seen });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenThemes: Set<string> }).seenThemes]);
}

test('a chosen theme applies before the app and in every frame, on any system; a choice is stored for a year', async ({
  page,
  portal,
  context,
}) => {
  const frames = await watchFrames(page);
  for (const theme of ['light', 'dark'] as const) {
    await test.step(`a ${theme} choice on a ${other[theme]} system`, async () => {
      await page.emulateMedia({ colorScheme: other[theme] });
      await remember(context, portal.url, theme);
      await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.goto('/login');
      await expect(page.locator('#root')).toBeEmpty();
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      await expect(page.locator('body')).toHaveCSS('background-color', background[theme]);
      await page.unroute('**/assets/*.js');
      for (const path of ['/terms', '/photographers']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The DOM may be there before its first paint.
        await painted(page);
        expect(await frames()).toEqual([`${theme} on ${background[theme]}`]);
      }
    });
  }

  await test.step('the theme colour of the browser follows, and so does the cookie', async () => {
    const colour = page.locator('meta[name="theme-color"][media="all"]');
    await expect(colour).toHaveAttribute('content', '#14100d');
    await page.getByRole('button', { name: 'Светлая тема' }).filter({ visible: true }).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(colour).toHaveAttribute('content', '#fbfaf7');
    const stored = (await context.cookies()).find(({ name }) => name === cookie);
    expect(stored).toMatchObject({ value: 'light', sameSite: 'Lax', path: '/' });
    const days = ((stored?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });

  await test.step('without a choice the system decides', async () => {
    await context.clearCookies();
    await page.goto('/terms');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });

  await test.step('a choice reaches the other tabs, and from then on the system changes nothing', async () => {
    const second = await context.newPage();
    await second.goto('/terms');
    await isHydrated(second);
    await page.getByRole('button', { name: 'Тёмная тема' }).filter({ visible: true }).click();
    await expect(root(second)).toHaveAttribute('data-theme', 'dark');
    await expect(second.getByRole('button', { name: 'Светлая тема' }).filter({ visible: true })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await painted(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });
});
