import type { Page } from '@playwright/test';
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

/** The name of what has the focus, if a bar that stays visible covers it or its ring; undefined: nothing has the focus. */
function coveredFocus(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // The bars' own buttons are above everything.
    if (!focused?.closest('main')) return undefined;
    const box = focused.closest('label') ?? focused;
    const { left, width, top, bottom, height } = box.getBoundingClientRect();
    // What is made for screen readers alone, such as the input in a switch, is nowhere.
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

test('no screen of the cabinet scrolls sideways, and no bar lies over what the keyboard reaches', async ({ page, portal, newcomer }) => {
  test.slow();
  await saveCard(portal.url, newcomer);
  const photos = await Promise.all(
    ['#b4553f', '#2f5d43', '#26324d', '#7d8791', '#c9a227'].map((colour) => testImage(`${colour}.jpg`, colour)),
  );
  await makePortfolio(portal.url, newcomer, 'Двор', photos);
  for (const screen of screens) {
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
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        const covered = await coveredFocus(page);
        // The page may still be scrolling.
        if (covered) await expect.poll(() => coveredFocus(page), where).toBeFalsy();
      }
    }
  }
});
