import { cards } from './directory.ts';
import { drawnPages } from './drawn.ts';
import { expect, test } from './portal.ts';

// The security policy names each sheet that may stand in a page by what it says; what it refuses is one of the journeys' problems.

const iPhone = `Object.defineProperties(Navigator.prototype, { platform: { get: () => 'iPhone' }, userAgentData: { get: () => undefined } })`;

test('on an iPhone the sheet that holds a page still below its window is allowed', { tag: '@once' }, async ({ context, page }) => {
  await context.addInitScript(iPhone);
  await page.goto('/photographers');
  const behaviour = () => page.evaluate(() => getComputedStyle(document.body).overscrollBehaviorY);
  expect(await behaviour()).toBe('auto');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Смотреть все работы/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await behaviour()).toBe('contain');
});

for (const path of ['/photographers', '/login']) {
  test(`what is pressed on ${path} waits for no second touch, by the page’s own sheet`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('button').first();
    // Short for what the rule says: pan-x pan-y pinch-zoom.
    await expect(button).toHaveCSS('touch-action', 'manipulation');
    await expect(page.locator('style#react-aria-pressable-style')).toHaveCount(0);
  });
}

test(
  'to a visitor who comes again a page that is still the same is not sent, and they see it whole',
  { tag: '@once' },
  async ({ page }) => {
    const visit = () => {
      return page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return entry instanceof PerformanceNavigationTiming ? { sent: entry.transferSize, long: entry.encodedBodySize } : null;
      });
    };
    const look = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).cssText);
    for (const path of drawnPages) {
      await page.goto(path);
      const [first, drawn] = [await visit(), await look()];
      expect(first?.sent, path).toBeGreaterThan(10_000);
      await page.goto(path);
      expect((await visit())?.sent, path).toBeLessThan(2000);
      expect(await look(), path).toBe(drawn);
    }
  },
);
