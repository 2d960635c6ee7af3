import { demoAccount } from '@portal/mocks/seed';
import type { Page } from '@playwright/test';
import { login } from './support/account.ts';
import { saveCard } from './support/newcomer.ts';
import { expect, test } from './support/portal.ts';
import { makePortfolio, testImage } from './support/portfolios.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

const screens = ['', '/profile', '/projects', '/settings', '/education', '/news'];

/** The name of the focused element if a sticky bar covers it or its ring; undefined: nothing has the focus. */
function coveredFocus(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // The bars' own buttons are above everything.
    if (!focused?.closest('main')) return undefined;
    const box = focused.closest('label') ?? focused;
    const { left, width, top, bottom, height } = box.getBoundingClientRect();
    // Visually hidden elements, such as the input in a switch, have no place on the screen.
    if (width < 2 || height < 2 || height > innerHeight / 2) return null;
    const stuck = ['sticky', 'fixed'];
    const ring = 3;
    const isUnderBar = [top - ring, (top + bottom) / 2, bottom + ring].some((y) => {
      for (let at = document.elementFromPoint(left + width / 2, y); at; at = at.parentElement) {
        if (at.contains(focused)) return false;
        if (stuck.includes(getComputedStyle(at).position)) return true;
      }
      return false;
    });
    const name = `${focused.getAttribute('aria-label') ?? focused.textContent} ${focused.id} at ${Math.round(top)}`;
    return isUnderBar ? name : null;
  });
}

/** Two texts whose visible parts overlap. Sticky bars overlap the rest on purpose. */
function textsUponEachOther(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return 'no main';
    const seen: { node: Node; text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const around: DOMRect[] = [];
      let isOver = false;
      for (let at: Element | null = node.parentElement; at && at !== main; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none') around.push(at.getBoundingClientRect());
        if (position === 'sticky' || position === 'fixed') isOver = true;
      }
      if (isOver) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const left = Math.max(rect.left, ...around.map((box) => box.left));
        const right = Math.min(rect.right, ...around.map((box) => box.right));
        const top = Math.max(rect.top, ...around.map((box) => box.top));
        const bottom = Math.min(rect.bottom, ...around.map((box) => box.bottom));
        if (right - left > 2 && bottom - top > 2) seen.push({ node, text, left, right, top, bottom });
      }
    }
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        // A clipped text is reported with its whole line.
        if (one.node === other.node) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // The boxes of neighbouring lines touch, because the box of a font is higher than its line.
        if (across > 2 && down > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top)) return `«${one.text}» and «${other.text}»`;
      }
    }
    return undefined;
  });
}

/** Checks a screen in all sizes: no horizontal scrolling, no overlapping texts, and no bar over what so many presses of Tab focus. */
async function inAllSizes(page: Page, screen: string, steps: number): Promise<void> {
  await page.goto(`/dashboard${screen}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const where = `${screen || 'home'} at ${width} × ${height}`;
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
    });
    await expect.poll(() => textsUponEachOther(page), where).toBeUndefined();
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await coveredFocus(page);
      // The page may still be scrolling.
      if (covered) await expect.poll(() => coveredFocus(page), where).toBeFalsy();
    }
  }
}

test(
  'no screen of the cabinet scrolls sideways, no texts collide, and no bar lies over what the keyboard reaches',
  { tag: '@all' },
  async ({ page, portal, newcomer }) => {
    await saveCard(portal.url, newcomer);
    const photos = await Promise.all(
      ['#b4553f', '#2f5d43', '#26324d', '#7d8791', '#c9a227'].map((colour) => testImage(`${colour}.jpg`, colour)),
    );
    await makePortfolio(portal.url, newcomer, 'Двор', photos);
    for (const screen of screens) await inAllSizes(page, screen, screen === '/profile' ? 60 : 40);
  },
);

test('nor does one of a busy cabinet, with its charts, its own card and the photos of a project', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await login(page, demoAccount);
  await expect(page).toHaveURL(/\/dashboard$/);
  await inAllSizes(page, '', 40);
  const charts = page.getByRole('list', { name: /по неделям$/ });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const cut = () =>
      charts.evaluateAll((lists) =>
        lists.flatMap((list) =>
          [...list.querySelectorAll('span')]
            .filter(({ clientWidth, scrollWidth }) => clientWidth > 2 && scrollWidth > clientWidth)
            .map((label) => label.textContent),
        ),
      );
    await expect(charts).toHaveCount(2);
    await expect.poll(cut, `dates at ${width}`).toEqual([]);
  }
  await inAllSizes(page, '/projects', 30);
});
