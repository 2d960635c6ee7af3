import { cards } from './support/directory.ts';
import { expect, test } from './support/portal.ts';

test.use({ locale: 'en-US' });

test('the portal is in Russian, also in an English browser', async ({ page }) => {
  const locale = () => page.evaluate(() => localStorage.getItem('locale'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' })).toBeVisible();
  expect(await locale()).toBe('ru');

  await test.step('and ignores another stored or requested language', async () => {
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.goto('/terms?locale=en&lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'Условия использования' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    expect(await locale()).toBe('ru');
  });

  await test.step('dates and numbers are formatted in Russian', async () => {
    await expect(page.getByText('15 ноября 2023 г.')).toBeVisible();
    await page.goto('/photographers?sort=price');
    await expect(cards(page).first()).toContainText(/\d\u00A0\d{3}\u00A0₽/);
    await expect(cards(page).first()).toContainText(/\d,\d/);
  });
});
