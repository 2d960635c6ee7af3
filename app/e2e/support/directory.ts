import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

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

/** Filters in the panel beside the list, or on a phone in the sheet with «Применить». */
export async function filter(page: Page, isMobile: boolean, work: (panel: Locator) => Promise<void>): Promise<void> {
  const panel = filtersOf(page);
  if (!isMobile) return work(panel);
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await work(panel);
  await panel.getByRole('button', { name: 'Применить' }).click();
  await expect(panel).toBeHidden();
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

/** Chooses a city in the field, or on a phone in its sheet. */
export async function chooseCity(page: Page, where: Locator, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await where.getByRole('button', { name: /^Город/ }).click();
    await page.getByRole('dialog', { name: 'Город' }).getByRole('combobox').fill(name);
  } else {
    const field = where.getByRole('combobox', { name: 'Город' });
    await field.click();
    await field.fill(name);
  }
  await page.getByRole('option', { name }).first().click();
}

/** Types both limits of the price and presses Enter. */
export async function typePrice(panel: Locator, from: number, to: number): Promise<void> {
  await panel.getByLabel('Цена от').fill(String(from));
  await panel.getByLabel('Цена до').fill(String(to));
  await panel.getByLabel('Цена до').press('Enter');
}

/** Sorts by the buttons beside the list, or on a phone by the select. */
export async function sortBy(page: Page, isMobile: boolean, field: 'По рейтингу' | 'По цене' | 'По популярности'): Promise<void> {
  if (!isMobile) return page.getByRole('button', { name: field }).click();
  await page.getByLabel('Сортировка').selectOption({ label: `${field}, ${field === 'По цене' ? 'по возрастанию' : 'по убыванию'}` });
}
