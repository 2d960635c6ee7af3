import type { Locator, Page } from '@playwright/test';

/** The cards of the list, in order. */
export const cards = (page: Page): Locator => page.getByRole('article');

/** The prices on the cards in rubles, in order. A card below the fold has no `innerText` until it is laid out. */
export async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^[\d\s]+₽$/)
    .allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
}

/** The filters: beside the list, or on a phone in their open sheet. */
export function filtersOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Фильтры поиска' }).or(page.getByRole('dialog', { name: 'Фильтры поиска' }));
}

/** Opens the field «Город» and returns the input: the field itself, or on a phone the one in its sheet. */
export async function openCities(page: Page, where: Locator, isMobile: boolean): Promise<Locator> {
  if (!isMobile) {
    await where.getByRole('combobox', { name: 'Город' }).click();
    return where.getByRole('combobox', { name: 'Город' });
  }
  await where.getByRole('button', { name: /^Город/ }).click();
  return page.getByRole('dialog', { name: 'Город', exact: true }).getByRole('combobox');
}

/** Chooses a city in the field. */
export async function chooseCity(page: Page, where: Locator, name: string): Promise<void> {
  const field = where.getByRole('combobox', { name: 'Город' });
  await field.click();
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** Types both limits of the price and presses Enter. */
export async function typePrice(panel: Locator, from: number, to: number): Promise<void> {
  await panel.getByLabel('Цена от').fill(String(from));
  await panel.getByLabel('Цена до').fill(String(to));
  await panel.getByLabel('Цена до').press('Enter');
}
