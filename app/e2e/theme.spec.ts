import type { BrowserContext, Page } from '@playwright/test';
import { painted } from './photographer.ts';
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

test('a chosen theme is there before the app and in every frame, on whichever system; a choice is kept for a year', async ({
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
      await page.goto('/terms');
      await expect(page.locator('#root')).toBeEmpty();
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      await expect(page.locator('body')).toHaveCSS('background-color', ground[theme]);
      await page.unroute('**/assets/*.js');
      for (const path of ['/terms', '/photographers']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // It may be there before its first frame.
        await painted(page);
        expect(await frames()).toEqual([`${theme} on ${ground[theme]}`]);
      }
    });
  }

  await test.step('what the browser draws around the page follows, and so does the choice', async () => {
    const colour = page.locator('meta[name="theme-color"][media="all"]');
    await expect(colour).toHaveAttribute('content', '#14100d');
    await page.getByRole('button', { name: 'Светлая тема' }).filter({ visible: true }).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(colour).toHaveAttribute('content', '#fbfaf7');
    const kept = (await context.cookies()).find(({ name }) => name === cookie);
    expect(kept).toMatchObject({ value: 'light', sameSite: 'Lax', path: '/' });
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
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
  });
});
