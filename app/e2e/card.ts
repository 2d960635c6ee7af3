import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Opens the own card, and waits until its form can be used. */
export async function openCard(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Имя')).toBeVisible();
}

/** A part of the form by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** The button that sends the card's form. There only while something is not saved. */
export const saveButton = (page: Page): Locator => page.locator('form').getByRole('button', { name: 'Сохранить' });
/** The one chooser of files that the card's form has. */
export const avatarInput = (page: Page): Locator => page.locator('form input[type=file]');
/** The green words of a card that wants nothing more. */
export const completeBanner = (page: Page): Locator => page.getByText('Карточка заполнена.');
