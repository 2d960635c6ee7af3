import { cards } from './support/directory.ts';
import { expect, test } from './support/portal.ts';

const heading = 'Найдите своего фотографа';

test(
  'the home page explains the portal, links to its sections, and contains the directory',
  { tag: ['@all', '@phone'] },
  async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(cards(page)).toHaveCount(12);

    await test.step('the sections are reached by the menu', async () => {
      for (const [link, title] of [
        ['Услуги', 'Услуги'],
        ['Преимущества', 'Преимущества'],
        ['Возможности', 'Кабинет для тех, кто снимает'],
      ] as const) {
        await page.getByRole('button', { name: 'Меню' }).click();
        await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
      }
    });

    await test.step('a section is reached from another page, though what is above it loads later', async () => {
      await page.goto('/photographers');
      await page.getByRole('button', { name: 'Меню' }).click();
      await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Услуги' }).click();
      await expect(cards(page)).toHaveCount(12);
      const top = () => page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(50);
      expect(await top()).toBeLessThan(100);
    });

    await test.step('a service links to its photographers', async () => {
      await main.getByRole('link', { name: 'Виньетки и детские сады' }).click();
      await expect(page).toHaveURL(/\/photographers\?specializations=/);
      await expect(page).toHaveTitle('Фотографы — Диафрагма');
      await expect(cards(page).first()).toBeVisible();
      for (const card of await cards(page).all()) await expect(card).toContainText(/Виньетки|Детские сады/);
    });

    await test.step('the footer links to the terms, which make no API calls', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const calls: string[] = [];
      await page.getByRole('contentinfo').getByRole('link', { name: 'Условия использования' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Условия использования' })).toBeVisible();
      page.on('request', (request) => ['fetch', 'xhr'].includes(request.resourceType()) && calls.push(request.url()));
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByText('Это предварительный текст.')).toBeVisible();
      expect(calls).toEqual([]);
    });

    await test.step('a photographer without an id redirects to the directory', async () => {
      await page.goto('/photographer/');
      await expect(page).toHaveURL('/photographers');
      await expect(page.getByRole('heading', { level: 1, name: 'Фотографы' })).toBeVisible();
    });
    expect(refused).toEqual([]);
  },
);
