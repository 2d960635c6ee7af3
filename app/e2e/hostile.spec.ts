import type { Page } from '@playwright/test';
import { cards } from './support/directory.ts';
import { saveCard } from './support/newcomer.ts';
import { expect, test } from './support/portal.ts';

/** Bidirectional control characters and an invisible one. */
const bidi = '\u202Eавонавору\u2066\u200B';
const attack = `</title></script><script>window.stolen = true</script><img src=x onerror="window.stolen=true">`;

/** Nothing became markup or ran, and nothing overflows the screen. */
async function staysText(page: Page): Promise<void> {
  await expect(page.locator('img[onerror], img[src="x"], svg[onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  const wider = await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('main, main *, [role=dialog], [role=dialog] *')].filter(
      (one) => one.role === 'dialog' || getComputedStyle(one).overflowY === 'auto',
    );
    const boxes = [document.documentElement, ...scrolling].filter((box) => box.scrollWidth > box.clientWidth);
    return boxes.map((box) => `${box.tagName} ${box.className}`);
  });
  expect(wider).toEqual([]);
}

/** Whether the text is displayed left to right. */
const readsForward = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const [first, last] = [0, node.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      });
      return (first ?? 0) < (last ?? 0);
    });

test(
  'a hostile card is plain text in the list, in its dialog, on its page and in the cabinet',
  { tag: '@phone' },
  async ({ page, portal, newcomer }) => {
    page.on('dialog', () => expect('no script of a card').toBe('run'));
    const [firstName, city] = [`"'><svg onload=window.stolen=true>`, `<b>${newcomer.lastName}</b>`];
    await saveCard(portal.url, newcomer, { firstName, lastName: `${bidi}${'Ы'.repeat(180)}😀`, city, about: `${attack}${bidi}👩‍👩‍👧` });
    // The bidirectional controls are removed.
    const name = `${firstName} авонавору\u200B${'Ы'.repeat(180)}😀`;

    await page.goto(`/photographers?city=${encodeURIComponent(city)}`);
    const card = cards(page).first();
    await expect(card.getByRole('link').first()).toHaveText(name);
    await staysText(page);
    expect(await readsForward(page, /2\s500\s₽/)).toBe(true);
    await card.getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByText(city)).toBeVisible();
    await staysText(page);
    expect(await readsForward(page, 'Связаться')).toBe(true);

    await page.goto(`/photographer/${newcomer.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('👩‍👩‍👧')).toBeVisible();
    await staysText(page);
    const title = await page.title();
    expect(title).toMatch(/, фотограф, <b>.*<\/b> — Диафрагма$/);
    expect(title).not.toMatch(/\p{Bidi_Control}/u);
    // Only the first-paint script.
    const inline = page.locator('head script:not([src]):not([type="application/ld+json"])');
    await expect(inline).toHaveCount(1);
    expect(await inline.textContent()).not.toContain('stolen');

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
    await staysText(page);
  },
);
