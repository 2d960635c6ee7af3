import type { Locator, Page } from '@playwright/test';
import { cards, filter, filtersOf, openCities } from './directory.ts';
import { expect, test } from './portal.ts';

const options = (page: Page) => page.getByRole('option');

/** Scripts that carry a word, by their addresses: what they are called is the build's affair. */
async function scriptsWith(page: Page, word: string): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  const texts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  return addresses.filter((_, index) => texts[index]?.includes(word));
}

test('the hundred cities come when the field is opened, and the list says that they are coming', async ({ page, isMobile }) => {
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  expect(await scriptsWith(page, 'Абакан')).toEqual([]);
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    return route.continue();
  });
  if (isMobile) await page.getByRole('button', { name: /^Фильтры/ }).click();
  const field = await openCities(page, filtersOf(page), isMobile);
  await expect(page.getByText('Загрузка...')).toBeVisible();
  await expect(field).toBeFocused();
  const height = async () => Math.round((await page.getByRole('listbox').boundingBox())?.height ?? 0);
  const before = await height();
  held.resolve();
  await expect(options(page).first()).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('aria-setsize', '100');
  expect(await height()).toBe(before);
  if (!isMobile) expect(before).toBe(240);
  expect(await scriptsWith(page, 'Абакан')).toHaveLength(1);
});

test('a link may carry a small town, or a city as the filter writes it', async ({ page, isMobile }) => {
  await page.goto('/photographers?city=санкт_петербург');
  await expect(cards(page).first()).toContainText('Санкт-Петербург');
  const shown = async (panel: Locator) =>
    isMobile ? panel.getByRole('button', { name: /^Город/ }).innerText() : panel.getByRole('combobox', { name: 'Город' }).inputValue();
  await filter(page, isMobile, async (panel) => expect.poll(() => shown(panel)).toBe('Санкт-Петербург'));
  await page.goto('/photographers?city=Китеж');
  await filter(page, isMobile, async (panel) => expect.poll(() => shown(panel)).toBe('Китеж'));
});

test('a link may spell a city in its own way: it is the one of the list', async ({ page, isMobile }) => {
  await page.goto('/photographers?city=Орел');
  if (isMobile) await page.getByRole('button', { name: /^Фильтры/ }).click();
  const field = await openCities(page, filtersOf(page), isMobile);
  await field.fill('орёл');
  await expect(options(page)).toHaveCount(1);
  await expect(page.getByRole('option', { name: 'Орёл' })).toHaveAttribute('aria-selected', 'true');
});

test('towns of one name are two choices, and stay two', async ({ page, newcomer, isMobile }) => {
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
  expect(await scriptsWith(page, 'Калужская область')).toEqual([]);
  const field = await openCities(page, page.getByRole('main'), isMobile);
  await field.fill('киров');
  await expect(options(page).first()).toHaveText(/^Киров\s*Кировская область$/);
  await expect(options(page).first()).toHaveAttribute('aria-setsize', /^\d+$/);
  await page.getByRole('option', { name: 'Киров (Калужская область)' }).click();
  await page.getByLabel('О себе').fill('Снимаю выпускные в школах и садах: при свете из окна, без спешки и без постановки.');
  await page.getByRole('button', { name: 'Школьные альбомы' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Карточка сохранена')).toBeVisible();
  await page.reload();
  const kept = isMobile
    ? page.getByRole('button', { name: /^Город \(обязательно\) Киров \(Калужская область\)/ })
    : page.getByRole('combobox', { name: 'Город' });
  if (!isMobile) await expect(kept).toHaveValue('Киров (Калужская область)');
  await expect(kept).toBeVisible();

  const found = async (city: string) => {
    await page.goto(`/photographers?city=${encodeURIComponent(city)}&limit=48`);
    await expect(page.getByRole('region', { name: 'Список фотографов' })).toHaveAttribute('aria-busy', 'false');
    return cards(page).filter({ hasText: newcomer.lastName }).count();
  };
  expect(await found('Киров')).toBe(0);
  expect(await found('Киров (Калужская область)')).toBe(1);
});

test('a town that is in no list is created, unless it is there already', async ({ page, newcomer, isMobile }) => {
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
  const field = await openCities(page, page.getByRole('main'), isMobile);
  await field.fill('суздаль');
  await expect(options(page)).toHaveText(['Суздаль']);
  await field.fill('Сузд');
  await expect(options(page)).toHaveText(['Суздаль', 'Создать "Сузд"']);
  await field.fill('Затонье-2');
  await expect(page.getByText('Нет совпадений. Нажмите Enter для создания нового варианта.')).toBeVisible();
  await expect(options(page)).toHaveText(['Создать "Затонье-2"']);
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
  if (isMobile) await expect(page.getByRole('button', { name: /^Город \(обязательно\) Затонье-2/ })).toBeVisible();
  else await expect(field).toHaveValue('Затонье-2');
});
