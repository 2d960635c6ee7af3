import type { Page } from '@playwright/test';
import { cards, filtersOf, openCities, orderMenu } from './directory.ts';
import { anna } from './look.ts';
import { expect, test } from './portal.ts';

const hideNextKey = (): void => addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true });

/** Asks to close as people do. Android's Back is to the browser what Escape is, when no key handler has taken that. */
async function askToClose(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.evaluate(hideNextKey);
  await page.keyboard.press('Escape');
}

test('Back on a phone, as Escape elsewhere, closes what is open, one at a time, and stays on the page', async ({ page, isMobile }) => {
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  const filters = filtersOf(page);
  const cities = page.getByRole('dialog', { name: 'Город', exact: true });

  if (isMobile) {
    await test.step('a sheet above a sheet', async () => {
      await page.getByRole('button', { name: /^Фильтры/ }).click();
      await openCities(page, filters, isMobile);
      await askToClose(page, isMobile);
      await expect(cities).toBeHidden();
      await expect(filters).toBeVisible();
      await askToClose(page, isMobile);
      await expect(filters).toBeHidden();
    });

    await test.step('a menu, and a list of a field', async () => {
      await orderMenu(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await askToClose(page, isMobile);
      await expect(page.getByRole('menu')).toBeHidden();
      await page.getByRole('button', { name: 'Фотографов на странице' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await askToClose(page, isMobile);
      await expect(page.getByRole('listbox')).toBeHidden();
    });
  }

  await test.step('a photographer’s window, which stands in the address', async () => {
    const window = page.getByRole('dialog', { name: anna.name });
    await page.getByRole('button', { name: `Смотреть все работы: ${anna.name}` }).click();
    await expect(window).toBeVisible();
    await askToClose(page, isMobile);
    await expect(window).toBeHidden();
  });
  await expect(page).toHaveURL('/photographers');
});
