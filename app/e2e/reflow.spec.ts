import type { Page } from '@playwright/test';
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

/** Texts that are partly outside the viewport or clipped by an ancestor. Decoration does not count. */
function clippedTexts(page: Page, viewportWidth: number): Promise<string[]> {
  return page.evaluate((edge) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[aria-hidden=true], noscript')) continue;
      const boxes: Element[] = [];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) boxes.push(box);
      // Visually hidden text.
      if (boxes.some((box) => box.getBoundingClientRect().width <= 1)) continue;
      const bounds = boxes.filter((box) => getComputedStyle(box).overflowX !== 'visible').map((box) => box.getBoundingClientRect());
      const from = Math.max(0, ...bounds.map((bound) => bound.left));
      const to = Math.min(edge, ...bounds.map((bound) => bound.right));
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < from - 1 || right > to + 1)) cut.push(words);
    }
    return cut;
  }, viewportWidth);
}

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
