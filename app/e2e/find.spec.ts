import type { Page } from '@playwright/test';
import { watchCalls } from './answers.ts';
import { cards, prices, sortBy } from './directory.ts';
import { expect, test } from './portal.ts';

interface Listed {
  name: string;
  city: string;
  price: number | null;
  about: string | null;
  specializations: { name: string }[];
  portfolio: { thumbnail: string }[];
  socialLinks: { url: string }[];
}

const isPressed = (page: Page, name: string) => page.getByRole('button', { name, pressed: true });

test('the list shows who can be found, and each card what is known of them', async ({ page, isMobile }) => {
  const list = await watchCalls(page, '/photographers');
  await page.goto('/photographers');

  await test.step('the page says what it is for', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Фотографы' })).toBeVisible();
    await expect(page.getByText('Найдите профессионального фотографа в вашем городе')).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    expect(Object.fromEntries(list.asked[0] ?? [])).toEqual({ page: '1', limit: '12', sort_by: 'rating', sort_order: 'desc' });
    const columns = await page
      .getByRole('list')
      .filter({ has: cards(page) })
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect(columns.split(' ')).toHaveLength(isMobile ? 1 : 2);
  });

  await test.step('cards show four photographs, three specializations and the count of the rest', async () => {
    const answer = await page.request.get('/photographers', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    const { data } = (await answer.json()) as { data: { photographers: Listed[] } };
    expect(data.photographers.some(({ specializations }) => specializations.length > 3)).toBe(true);
    for (const [index, known] of data.photographers.entries()) {
      const card = cards(page).nth(index);
      const rest = known.specializations.length - 3;
      await expect.soft(card.getByRole('link', { name: known.name })).toBeVisible();
      await expect.soft(card).toContainText(known.city);
      await expect.soft(card).toContainText(known.price === null ? 'Цена не указана' : `${known.price.toLocaleString('ru-RU')}\u00a0₽`);
      await expect.soft(card).toContainText(known.about ?? 'Информация отсутствует');
      await expect
        .soft(card.getByRole('list', { name: 'Специализации' }).getByRole('listitem'))
        .toHaveCount(Math.min(known.specializations.length, 3) + (rest > 0 ? 1 : 0));
      if (rest > 0) await expect.soft(card.getByText(`+${rest}`, { exact: true })).toBeVisible();
      const shown = await card
        .getByRole('listitem')
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
      expect.soft(shown).toEqual(known.portfolio.slice(0, 4).map(({ thumbnail }) => thumbnail));
      await expect.soft(card.getByRole('button', { name: 'Смотреть все' })).toBeVisible();
      const links = card.getByRole('list', { name: 'Соцсети и контакты' }).getByRole('link');
      expect
        .soft(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
        .toEqual(known.socialLinks.map(({ url }) => url));
    }
  });

  await test.step('sorts by rating, price and popularity, both ways, from the first page', async () => {
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first()).toBeVisible();
    await sortBy(page, isMobile, 'По цене');
    await expect(page).toHaveURL(/\?sort=price$/);
    await expect(cards(page)).toHaveCount(12);
    const dear = await prices(page);
    expect(dear).toEqual(dear.toSorted((a, b) => b - a));
    await sortBy(page, isMobile, 'По цене');
    await expect(page).toHaveURL(/\?sort=price&order=asc$/);
    await expect(cards(page)).toHaveCount(12);
    const cheap = await prices(page);
    expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));
    await sortBy(page, isMobile, 'По популярности');
    await expect(page).toHaveURL(/\?sort=popularity$/);
    await expect(cards(page)).toHaveCount(12);
    expect(list.asked.slice(1).map((asked) => ['page', 'sort_by', 'sort_order'].map((name) => asked.get(name)).join(' '))).toEqual([
      '2 rating desc',
      '1 price desc',
      '1 price asc',
      '1 popularity desc',
    ]);
    if (!isMobile) await expect(isPressed(page, 'По популярности, по убыванию')).toBeVisible();
  });
});

test('a page of the list opens in a tab of its own, and this one stays', { tag: '@once' }, async ({ page, context }) => {
  const { asked } = await watchCalls(page, '/photographers');
  await page.goto('/photographers?sort=price');
  const second = page.getByRole('link', { name: 'Страница 2' });
  for (const press of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
    const opening = context.waitForEvent('page');
    await second.click(press);
    const opened = await opening;
    await expect(opened).toHaveURL(/\/photographers\?sort=price&page=2$/);
    await expect(opened.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
    await opened.close();
  }
  await expect(page).toHaveURL(/\?sort=price$/);
  expect(asked).toHaveLength(1);
});

test('a page holds 12, 24 or 48, and pages are turned by arrows and numbers', async ({ page }) => {
  const list = await watchCalls(page, '/photographers');
  await page.goto('/photographers?page=2');
  const previous = page.getByLabel('Предыдущая страница');
  const next = page.getByLabel('Следующая страница');
  const current = page.getByRole('navigation', { name: 'Страницы' }).locator('[aria-current=page]');

  await test.step('another size begins with the first page and asks anew', async () => {
    await page.getByRole('button', { name: /Фотографов на странице/ }).click();
    await expect(page.getByRole('option')).toHaveText(['По 12', 'По 24', 'По 48']);
    await page.getByRole('option', { name: 'По 24' }).click();
    await expect(page).toHaveURL(/\?limit=24$/);
    await expect(cards(page)).toHaveCount(24);
    expect(list.asked.map((asked) => `${asked.get('page')} ${asked.get('limit')}`)).toEqual(['2 12', '1 24']);
  });

  await test.step('the ends stop', async () => {
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(current).toHaveText('2');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Страница 3' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page)).toHaveCount(24);
  });

  await test.step('of many pages the ends, the current one and its neighbours are shown', async () => {
    list.change((data) => Object.assign(data, { total: 240, totalPages: 20 }));
    await page.goto('/photographers?page=5');
    await expect(page.getByRole('navigation', { name: 'Страницы' }).getByRole('listitem')).toHaveText([
      '',
      '1',
      '…',
      '4',
      '5',
      '6',
      '…',
      '20',
      '',
    ]);
    list.change((data) => Object.assign(data, { total: 84, totalPages: 7 }));
    await page.goto('/photographers?page=4');
    await expect(page.getByRole('navigation', { name: 'Страницы' }).getByRole('listitem')).toHaveText([
      '',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '',
    ]);
  });
});
