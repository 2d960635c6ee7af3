import type { Page } from '@playwright/test';
import { cards, filter, filtersOf } from './directory.ts';
import { expect, test } from './portal.ts';

/** What the directory tells whoever listens, by name, in its order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told = ((window as unknown as { told: string[] }).told = [] as string[]);
    window.CustomEvent = class<T> extends CustomEvent<T> {
      constructor(type: string, init?: CustomEventInit<T>) {
        super(type, init);
        const { section } = (init?.detail ?? {}) as { section?: string };
        if (type.startsWith('directory:')) told.push(section ? `${type} ${section}` : type);
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test('a changed filter, a reset of one section and of everything are each told once', async ({ page, isMobile }) => {
  const told = await listen(page);
  await page.goto('/photographers?specializations=4&min_price=1000');
  await expect(cards(page).first()).toBeVisible();
  expect(await told()).toEqual([]);

  await filter(page, isMobile, (panel) => panel.getByRole('button', { name: 'Школьные альбомы' }).click());
  await expect(page).toHaveURL(/specializations=1%2C4|specializations=4%2C1/);
  expect(await told()).toEqual(['directory:filters-changed']);
  // On a phone the sheet gathers its changes, resets too, and tells them as one.
  if (isMobile) return;

  await filtersOf(page).getByRole('button', { name: 'Сбросить: Специализации' }).click();
  await expect(page).toHaveURL(/\?min_price=1000$/);
  await filtersOf(page).getByRole('button', { name: 'Сбросить все' }).click();
  await expect(page).toHaveURL(/\/photographers$/);
  expect(await told()).toEqual(['directory:filters-changed', 'directory:section-reset specializations', 'directory:filters-reset']);
});
