import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Opens the user's card, and waits for its form. */
export async function openCard(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Имя')).toBeVisible();
}

/** A section of the form by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** The submit button of the card's form. Shown only while there are unsaved changes. */
export const saveButton = (page: Page): Locator => page.locator('form').getByRole('button', { name: 'Сохранить' });
/** The only file input of the card's form. */
export const avatarInput = (page: Page): Locator => page.locator('form input[type=file]');
/** The banner of a complete card. */
export const completeBanner = (page: Page): Locator => page.getByText('Карточка заполнена.');
