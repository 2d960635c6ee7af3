import type { ElementHandle, Locator, Page } from '@playwright/test';
import { cards } from './support/directory.ts';
import { counter, painted, hasOpened, thumbnails, viewerOf } from './support/photographer.ts';
import { expect, test } from './support/portal.ts';

/** The focus-related styles of an element, its ancestors and their pseudo-elements. */
function focusStyles(element: Element): string {
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element);
  const styles = around.flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)));
  return styles
    .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor }) =>
      [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor].join(),
    )
    .join('\n');
}

/** Tabs until the target has the focus. Each stop must look different with the focus than without it. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  const unfocused = await target.evaluate(focusStyles);
  let before: { place: ElementHandle<Element>; look: string } | null = null;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    await painted(page);
    if (before) {
      const { place, look } = before;
      const name = await place.evaluate((element) => element.outerHTML.slice(0, 160));
      await expect.poll(() => place.evaluate(focusStyles), `The focus is visible on ${name}`).not.toBe(look);
    }
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(focusStyles)).not.toBe(unfocused);
      return;
    }
    const place = await page.evaluateHandle(() => document.activeElement ?? document.body);
    before = { place, look: await place.evaluate(focusStyles) };
  }
  throw new Error(`${most} tabs did not reach the target`);
}

test('the keyboard alone goes from the home page to a photo and back, with a visible focus at every step', async ({ page }) => {
  // Focus rings appear without a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = cards(page).first().getByRole('link').first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, link, 70);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await hasOpened(page);
  const photo = thumbnails(dialog).nth(1);
  await expect(photo).toBeVisible();
  await tabTo(page, photo, 20);

  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  await expect(counter(viewer, /^2 из/)).toBeAttached();
  await hasOpened(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(viewer, /^3 из/)).toBeAttached();
  await tabTo(page, viewer.getByRole('button', { name: 'Закрыть' }), 20);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
