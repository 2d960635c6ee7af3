import { cards, filter, openCities } from './directory.ts';
import { expect, test } from './portal.ts';

test('cities are found by a part of their name and chosen by the keyboard alone', async ({ page, isMobile }) => {
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  await filter(page, isMobile, async (panel) => {
    const field = await openCities(page, panel, isMobile);
    const options = page.getByRole('option');
    const isHighlighted = async (number: number) => {
      const id = await options.nth(number).getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
    };

    await test.step('a part of the name, however it is written', async () => {
      await field.fill('БУРГ');
      await expect(options).toContainText(['Екатеринбург', 'Оренбург', 'Санкт-Петербург']);
      await expect(options.filter({ hasNotText: /бург/i })).toHaveCount(0);
    });

    await test.step('Down and Up move the highlight, and the keyboard stays in the field', async () => {
      await isHighlighted(0);
      await field.press('ArrowDown');
      await isHighlighted(1);
      await field.press('ArrowDown');
      await isHighlighted(2);
      await field.press('ArrowUp');
      await isHighlighted(1);
      await expect(field).toBeFocused();
    });

    await test.step('Escape closes and chooses nothing', async () => {
      await field.press('Escape');
      await expect(options).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
    });

    await test.step('so does a press beside the list', async () => {
      // On a phone the list has a sheet of its own, and Escape has closed that.
      const again = await openCities(page, panel, isMobile);
      await again.fill('бург');
      await expect(options.first()).toBeVisible();
      if (isMobile) await page.getByRole('dialog', { name: 'Город', exact: true }).getByRole('button', { name: 'Закрыть' }).click();
      else await page.getByText('Найдите профессионального фотографа в вашем городе').click();
      await expect(options).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
    });

    await test.step('Enter chooses what is highlighted', async () => {
      const again = await openCities(page, panel, isMobile);
      await again.fill('бург');
      await expect(options).toHaveCount(3);
      await isHighlighted(0);
      await again.press('ArrowDown');
      const name = (await options.nth(1).innerText()).trim();
      await again.press('Enter');
      await expect(options).toHaveCount(0);
      if (isMobile) await expect(panel.getByRole('button', { name: `Город ${name}` })).toBeVisible();
      else await expect(field).toHaveValue(name);
    });
  });
  await expect(page).toHaveURL(/\?city=.+/);
});
