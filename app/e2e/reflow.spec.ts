import { clippedTexts } from './support/clipped-texts.ts';
import { expect, test } from './support/portal.ts';

const visitorPages = ['/', '/photographers', '/photographer/1', '/login', '/register', '/forgot-password', '/terms', '/no-such-page'];
const cabinetPages = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/projects',
  '/dashboard/education',
  '/dashboard/news',
  '/dashboard/settings',
];

test(
  'nothing is clipped and nothing scrolls sideways on the smallest screen, or at 200 % zoom',
  { tag: ['@all', '@both'] },
  async ({ page, newcomer, context, isMobile }) => {
    // At 200 % zoom the viewport has half its width.
    const size = isMobile ? { width: 320, height: 640 } : { width: 720, height: 450 };
    await page.setViewportSize(size);
    const fits = async (path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${path} scrolls sideways`).toBeLessThanOrEqual(size.width);
      expect.soft(await clippedTexts(page, size.width), `${path} clips text`).toEqual([]);
    };
    expect(newcomer.id).toBeGreaterThan(0);
    for (const path of cabinetPages) await fits(path);
    await context.clearCookies();
    for (const path of visitorPages) await fits(path);
  },
);
