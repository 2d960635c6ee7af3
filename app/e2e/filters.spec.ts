import { watchCalls } from './answers.ts';
import { cards, chooseCity, filter, filtersOf, typePrice } from './directory.ts';
import { expect, test } from './portal.ts';

test('city, price and specializations narrow the list, and each is reset by itself', async ({ page, isMobile }) => {
  const list = await watchCalls(page, '/photographers');
  const range = await watchCalls(page, '/api/photographers/price-range');
  range.change((data) => Object.assign(data, { min: 600, max: 9000 }));
  await page.goto('/photographers?page=3');
  await expect(cards(page)).toHaveCount(12);
  const last = () => Object.fromEntries(list.asked.at(-1) ?? []);
  const first = { page: '1', limit: '12', sort_by: 'rating', sort_order: 'desc' };
  const chosen = { city: 'Москва', min_price: '1500', max_price: '6000', specializations: '1,4' };
  const isAsked = async (count: number, parameters: object) => {
    await expect.poll(() => list.asked.length).toBe(count);
    expect(last()).toEqual({ ...first, ...parameters });
  };

  await test.step('nothing is chosen, so nothing can be reset', async () => {
    await filter(page, isMobile, async (panel) => {
      await expect(panel.getByRole('heading', { name: 'Цена (₽/час)' })).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Специализации' })).toBeVisible();
      await expect(panel.getByRole('button', { name: /^Сбросить: / })).toHaveCount(0);
      await expect(panel.getByRole('slider')).toHaveCount(2);
      await expect(panel.getByLabel('Цена от')).toHaveValue('600');
    });
    expect(list.asked).toHaveLength(1);
  });

  await test.step('what is chosen is asked for, from the first page', async () => {
    await filter(page, isMobile, async (panel) => {
      await chooseCity(page, panel, 'Москва', isMobile);
      await typePrice(panel, 1500, 6000);
      const school = panel.getByRole('button', { name: 'Школьные альбомы' });
      await school.click();
      await panel.getByRole('button', { name: 'Портрет', exact: true }).click();
      await panel.getByRole('button', { name: 'Виньетки' }).click();
      await panel.getByRole('button', { name: 'Виньетки' }).click();
      await expect(school).toHaveAttribute('aria-pressed', 'true');
      await expect(panel.getByRole('button', { pressed: true })).toHaveText(['Школьные альбомы', 'Портрет']);
    });
    await expect(page).toHaveURL(/specializations=1%2C4$/);
    // On a phone all of it is one choice; beside the list each press is one, and nothing is asked twice at a time.
    if (isMobile) await isAsked(2, chosen);
    await expect.poll(last).toEqual({ ...first, ...chosen });
    await expect(cards(page).first()).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText('Москва');
    await expect(isMobile ? page.getByRole('button', { name: /^Фильтры/ }) : filtersOf(page)).toContainText('4');
  });

  const before = list.asked.length;
  await test.step('a section is reset alone', async () => {
    await filter(page, isMobile, async (panel) => {
      await panel.getByRole('button', { name: 'Сбросить: Город' }).click();
      await expect(panel.getByRole('button', { name: 'Сбросить: Город' })).toHaveCount(0);
    });
    await isAsked(before + 1, { ...chosen, city: undefined });
    await filter(page, isMobile, (panel) => panel.getByRole('button', { name: 'Сбросить: Цена (₽/час)' }).click());
    await isAsked(before + 2, { specializations: '1,4' });
    await filter(page, isMobile, async (panel) => {
      await expect(panel.getByLabel('Цена от')).toHaveValue('600');
      await expect(panel.getByLabel('Цена до')).toHaveValue('9\u00a0000');
      await panel.getByRole('button', { name: 'Сбросить: Специализации' }).click();
      await expect(panel.getByRole('button', { pressed: true })).toHaveCount(0);
    });
    await isAsked(before + 3, {});
  });
});

test('everything is reset at once, order and price range included', async ({ page, isMobile }) => {
  const list = await watchCalls(page, '/photographers');
  await page.goto('/photographers?city=Москва&min_price=1500&specializations=1,4&sort=price&order=asc&limit=24&page=2');
  await expect(page.getByRole('status').filter({ hasText: /фотограф/ })).toBeVisible();
  if (isMobile) {
    // The sheet resets what stands in it; the order has its own button.
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const sheet = filtersOf(page);
    await sheet.getByRole('button', { name: 'Сбросить', exact: true }).last().click();
    await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: /^Сбросить: / })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Применить' }).click();
    await expect(page).toHaveURL(/\?sort=price&order=asc&limit=24$/);
    return;
  }
  await filtersOf(page).getByRole('button', { name: 'Сбросить все' }).click();
  await expect(page).toHaveURL(/\?limit=24$/);
  await expect(cards(page)).toHaveCount(24);
  expect(Object.fromEntries(list.asked.at(-1) ?? [])).toEqual({ page: '1', limit: '24', sort_by: 'rating', sort_order: 'desc' });
  await expect(page.getByRole('button', { name: 'По рейтингу, по убыванию', pressed: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('');
  await expect(filtersOf(page).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('on a phone the sheet is a draft: closing it keeps the old filters', async ({ page, isMobile }) => {
  const list = await watchCalls(page, '/photographers');
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  const button = page.getByRole('button', { name: /^Фильтры/ });
  if (!isMobile) {
    await expect(button).toHaveCount(0);
    await expect(filtersOf(page)).toBeVisible();
    return;
  }
  await expect(filtersOf(page)).toHaveCount(0);
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры поиска' });
  await sheet.getByRole('button', { name: 'Портрет', exact: true }).click();
  await sheet.getByRole('button', { name: 'Закрыть' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/photographers$/);
  expect(list.asked).toHaveLength(1);
  await filter(page, true, (panel) => panel.getByRole('button', { name: 'Портрет', exact: true, pressed: false }).click());
  await expect(page).toHaveURL(/\?specializations=4$/);
  await expect(button).toContainText('1');
  await expect.poll(() => list.asked.length).toBe(2);
});
