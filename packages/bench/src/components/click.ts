import type { Page } from 'playwright';

/**
 * A click on the upper part of the first of these. Where that is, is found out at once, and what could be in the way is not looked for:
 * the script that Playwright does it with runs in the page, and would be counted as work of the page.
 */
export async function clickOn(page: Page, selector: string): Promise<() => Promise<void>> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height, 80) / 2);
}
