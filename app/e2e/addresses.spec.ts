import { cards } from './directory.ts';
import { expect, test } from './portal.ts';

const everybody = 12;

/** What somebody may write into the address bar, and how many cards then stand on the page. */
const addresses: readonly (readonly [query: string, count: number])[] = [
  ['page=-1', everybody],
  ['page=1e9', everybody],
  ['page=1.5', everybody],
  ['limit=0', everybody],
  ['limit=1000', everybody],
  ['min_price=abc', everybody],
  ['min_price=99999999999', everybody],
  ['sort=evil&order=sideways', everybody],
  ['page=2&page=3', everybody],
  ['city=%00', everybody],
  ['specializations=1,abc,999999', everybody],
  ['specializations=999999', everybody],
  ['%', everybody],
  ['photographer=abc&tab=<script>', everybody],
  ['city=%E0%A4%A', 0],
  ['city=%ED%A0%80', 0],
  ['city=%E2%80%AE%D7%90', 0],
  [`city=${'x'.repeat(10_000)}`, 0],
  ['city=Китеж&city=Москва', 0],
];

test('an address with nonsense in it shows the list without it, or says that nobody fits', { tag: '@once' }, async ({ page }) => {
  for (const [query, count] of addresses) {
    await test.step(query.slice(0, 40), async () => {
      await page.goto(`/photographers?${query}`);
      if (count === 0) {
        await expect(page.getByRole('heading', { name: 'Фотографы не найдены' })).toBeVisible();
        await expect(page.getByText('Попробуйте изменить критерии поиска или сбросьте фильтры.')).toBeVisible();
      } else {
        await expect(cards(page)).toHaveCount(count);
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Фотографы' })).toBeVisible();
    });
  }
});

test('a price beyond what there is stands at its end, and a page beyond the last is the last', async ({ page, isMobile }) => {
  await page.goto('/photographers?min_price=9000&max_price=10');
  await expect(cards(page).first()).toBeVisible();
  if (!isMobile) await expect(page.getByLabel('Цена до')).toHaveValue(await page.getByLabel('Цена от').inputValue());
  await page.goto('/photographers?page=1000');
  await expect(page).toHaveURL(/page=6$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Следующая страница' })).toBeDisabled();
});

test('an address that leads nowhere says so on a page of the portal', { tag: '@once' }, async ({ page }) => {
  for (const address of ['/%E0%A4%A', '/photographer/%E0%A4%A', '/photographers/5', '/photographer/abc', '/photographer/999999']) {
    const response = await page.goto(address);
    expect.soft(response?.status(), address).toBe(404);
    await expect.soft(page.getByRole('heading', { name: /Страница не найдена|Фотограф не найден/ }), address).toBeVisible();
  }
});
