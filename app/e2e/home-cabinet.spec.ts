import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const films = {
  lk_tutorial_one: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  lk_tutorial_one_cover: '/preview.jpg',
  lk_tutorial_two: 'https://rutube.ru/video/00000000000000000000000000000002/',
  lk_tutorial_two_cover: '/favicon.svg',
};

/** The films that the operator would have set. */
async function setFilms(page: Page, settings: Record<string, string>): Promise<void> {
  await page.unroute('**/api/settings/lk-content');
  await page.route('**/api/settings/lk-content', (route) => route.fulfill({ json: { success: true, data: { settings } } }));
}

test('the cabinet leads to its six sections and out, and greets by name', async ({ page, newcomer, isMobile }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: `Здравствуйте, ${newcomer.firstName}` })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Кабинет' }).filter({ visible: true });
  const places = [
    ['Проекты', '/dashboard/projects', 'Проекты'],
    ['Обучение', '/dashboard/education', 'Обучение'],
    [isMobile ? 'Карточка' : 'Моя карточка', '/dashboard/profile', 'Моя карточка'],
    ['Главная', '/dashboard', `Здравствуйте, ${newcomer.firstName}`],
  ] as const;
  for (const [name, path, heading] of places) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  for (const [name, path] of [
    ['Настройки', '/dashboard/settings'],
    ['Новости', '/dashboard/news'],
  ] as const) {
    if (isMobile) await nav.getByRole('button', { name: 'Ещё' }).click();
    await (isMobile ? page.getByRole('dialog') : nav).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  if (isMobile) await nav.getByRole('button', { name: 'Ещё' }).click();
  await page
    .getByRole('button', { name: /^Выйти/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('each film is a cover until it is pressed, then its player', { tag: '@once' }, async ({ page, newcomer: _ }) => {
  const asked: string[] = [];
  await page.route(/youtube|rutube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' });
  });
  await setFilms(page, films);
  await page.goto('/dashboard');
  const plays = page.getByRole('figure').getByRole('button');
  await expect(plays).toHaveCount(2);
  const covers = page.getByRole('figure').locator('img');
  await expect(covers.nth(0)).toHaveAttribute('src', films.lk_tutorial_one_cover);
  await expect(covers.nth(1)).toHaveAttribute('src', films.lk_tutorial_two_cover);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await plays.nth(0).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('src', /youtube.*dQw4w9WgXcQ/);
  await expect(covers).toHaveCount(1);
  await plays.click();
  await expect(page.locator('iframe').nth(1)).toHaveAttribute('src', /rutube.*0002/);
  await expect(covers).toHaveCount(0);

  await test.step('one film stands alone, and none leaves no heading', async () => {
    await setFilms(page, { lk_tutorial_two: films.lk_tutorial_two });
    await page.reload();
    await expect(plays).toHaveCount(1);
    await setFilms(page, {});
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ваши показатели' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'С чего начать' })).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test(
  'the figures invent nothing, and what is missing in the card is a link to its field',
  { tag: '@once' },
  async ({ page, newcomer: _ }) => {
    await page.goto('/dashboard');
    const figures = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { name: 'Ваши показатели' }) });
    for (const name of ['Клиенты', 'Проекты', 'Доход', 'Рейтинг']) await expect(figures.getByText(name, { exact: true })).toBeVisible();
    await expect(figures.getByText('0 активных')).toBeVisible();
    // Three of the four are not counted by anything yet.
    await expect(figures.getByText('—')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Карточка заполнена на 22' })).toBeVisible();
    await page.getByRole('link', { name: 'телефон' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile#phone$/);
    await expect(page.getByLabel('Телефон')).toBeFocused();
  },
);
