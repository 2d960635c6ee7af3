import type { Page } from '@playwright/test';
import { cards } from './directory.ts';
import { expect, test } from './portal.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Every address that answers with 401, and every call of the page. */
function watch(page: Page): { refused: string[]; calls: string[] } {
  const seen = { refused: [] as string[], calls: [] as string[] };
  page.on('response', (response) => {
    if (response.status() === 401) seen.refused.push(response.url());
    if (['fetch', 'xhr'].includes(response.request().resourceType())) seen.calls.push(new URL(response.url()).pathname);
  });
  return seen;
}

test('every public page opens to a visitor', async ({ page, portal }) => {
  const { refused, calls } = watch(page);
  const opened: [path: string, title: string | RegExp][] = [
    ['/', 'Найдите своего фотографа'],
    ['/photographers', 'Фотографы'],
    ['/photographer/1', 'Анна Воскресенская'],
    ['/terms', 'Условия использования'],
    ['/login', 'Вход'],
    ['/register', 'Регистрация'],
    ['/forgot-password', 'Восстановление пароля'],
    ['/reset-password?token=never-sent', 'Ссылка не работает'],
  ];
  for (const [path, title] of opened) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    expect(page.url()).toBe(portal.url + path);
  }
  expect(refused).toEqual([]);

  await test.step('the terms are text with a date, and ask for nothing', async () => {
    calls.length = 0;
    await page.goto('/terms', { waitUntil: 'networkidle' });
    await expect(page.getByText('Последнее обновление: 15 ноября 2023 г.')).toBeVisible();
    await expect(page.getByText('Это предварительный текст.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  await test.step('a photographer without a number is the directory', async () => {
    for (const path of ['/photographer', '/photographer/']) {
      await page.goto(path);
      await expect(page).toHaveURL(`${portal.url}/photographers`);
      await expect(heading(page, 'Фотографы')).toBeVisible();
    }
  });
});

test('the home page tells what the portal is, and holds the directory', async ({ page, isMobile }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(heading(page, 'Найдите своего фотографа')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Фотографы', exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  for (const service of ['Выпускные альбомы', 'Виньетки и детские сады', 'Фотосессии', 'Репортаж с праздника']) {
    await expect(main.getByRole('link', { name: service })).toHaveAttribute('href', /^\/photographers\?specializations=[\d,%C]+$/);
  }
  await expect(main.getByText(/Выпускные альбомы для школ и детских садов, виньетки и фотосессии/)).toBeVisible();

  await test.step('the sections are reached by the navigation', async () => {
    const sections = [
      ['Услуги', 'Услуги'],
      ['Преимущества', 'Преимущества'],
      ['Возможности', 'Кабинет для тех, кто снимает'],
    ] as const;
    for (const [link, title] of sections) {
      if (isMobile) await page.getByRole('button', { name: 'Меню' }).click();
      await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });

  await test.step('a service leads to those who do it', async () => {
    await main.getByRole('link', { name: 'Виньетки и детские сады' }).click();
    await expect(page).toHaveURL(/\/photographers\?specializations=/);
    await expect(heading(page, 'Фотографы')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText(/Виньетки|Детские сады/);
  });
});

test('a visitor sees a photographer and the photographs without signing in', async ({ page, isMobile }) => {
  const { refused } = watch(page);
  await page.goto('/photographers');
  const card = cards(page).filter({ hasText: 'Анна Воскресенская' });
  await expect(card).toContainText('пример');
  await card.getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Анна Воскресенская' });
  await expect(dialog.getByText('Это пример карточки')).toBeVisible();
  if (isMobile) await dialog.getByRole('tab', { name: 'Портфолио' }).click();
  await dialog.getByRole('button', { name: /^Открыть фото 1 из/ }).click();
  await expect(page.getByText(/^1 из \d+$/).first()).toBeVisible();

  await page.goto('/photographer/1');
  await expect(page.getByText('Это пример карточки')).toBeVisible();
  await page.getByRole('button', { name: /^Открыть фото 2 из/ }).click();
  await expect(page.getByText(/^2 из \d+$/).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('what leads nowhere says so, and leads on', { tag: '@once' }, async ({ page, portal, newcomer }) => {
  const notFound = heading(page, 'Страница не найдена');
  for (const path of ['/photographer/999999', '/photographers/1', '/no-such-page']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(path.startsWith('/photographer/') ? heading(page, 'Фотограф не найден') : notFound).toBeVisible();
  }

  await test.step('back goes where one came from', async () => {
    await page.goto('/terms');
    await page.goto('/no-such-page');
    await expect(notFound).toBeVisible();
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(page).toHaveURL(`${portal.url}/terms`);
  });

  await test.step('home goes home', async () => {
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'На главную', exact: true }).click();
    await expect(page).toHaveURL(`${portal.url}/`);
  });

  await test.step('the cabinet has its own nowhere for who is signed in', async () => {
    await page.goto('/dashboard/whatever');
    await expect(notFound).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/dashboard/whatever`);
    expect(newcomer.id).toBeGreaterThan(0);
  });
});

test('back without a past goes home', { tag: '@once' }, async ({ page, portal, context }) => {
  await page.goto('/no-such-page');
  await expect(heading(page, 'Страница не найдена')).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page).toHaveURL(`${portal.url}/`);
  await context.clearCookies();
  await page.goto('/dashboard/whatever');
  await expect(page).toHaveURL(`${portal.url}/login`);
});
