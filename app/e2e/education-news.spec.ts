import type { Page } from '@playwright/test';
import { hasOpened } from './look.ts';
import { expect, test } from './portal.ts';

const inDevelopment = (page: Page) => page.getByRole('alertdialog', { name: 'В разработке' });

/** The calls that the page itself makes. The frame around it asks who is there, and how far the card is filled. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFrame = /^\/api\/(auth\/me|photographer\/(profile|portfolios))$/.test(pathname);
    if (['fetch', 'xhr'].includes(request.resourceType()) && !isFrame) calls.push(pathname);
  });
  return calls;
}

test('education shows its samples, and asks the server for nothing', { tag: '@once' }, async ({ page, newcomer: _ }) => {
  const calls = callsOf(page);
  await page.goto('/dashboard/education');
  const courses = page.getByRole('article');
  await expect(courses).toHaveCount(3);
  for (const course of await courses.all()) {
    await expect(course.locator('img')).toBeVisible();
    await expect(course.getByRole('heading')).toBeVisible();
    await expect(course.getByText(/\d\s₽/)).toBeVisible();
    await expect(course.getByRole('paragraph').first()).not.toBeEmpty();
    await expect(course.getByRole('button', { name: /^Смотреть: / })).toBeVisible();
  }

  const webinar = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Вебинар/ }) });
  await expect(webinar.locator('img')).toBeVisible();
  await expect(webinar.getByText(/^\d{1,2}\s[а-я]+/)).toBeVisible();
  await expect(webinar.getByText(/\d{1,2}:\d{2}\sМСК/)).toBeVisible();
  await webinar.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(inDevelopment(page)).toBeVisible();

  const materials = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Материалы' }) });
  for (const type of ['PDF', 'ZIP', 'MP4']) {
    const row = materials.getByRole('listitem').filter({ hasText: type }).first();
    await expect(row.getByText(/^[\d,]+\s(КБ|МБ|ГБ)$/)).toBeVisible();
    await expect(row.getByRole('button', { name: /^Скачать: / })).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test(
  'news show one article before five, updates and the newsletter, and ask the server for nothing',
  { tag: '@once' },
  async ({ page, newcomer: _ }) => {
    const calls = callsOf(page);
    await page.goto('/dashboard/news');
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(6);
    for (const article of await articles.all()) {
      await expect(article.getByText(/\d{1,2}\s[а-я]+\s\d{4}/).first()).toBeVisible();
      await expect(article.getByRole('heading')).toBeVisible();
      await expect(article.getByRole('paragraph').last()).not.toBeEmpty();
      await expect(article.getByRole('button', { name: /^Читать далее: / })).toBeVisible();
    }
    const heights = await Promise.all([0, 1].map(async (place) => (await articles.nth(place).boundingBox())?.height ?? 0));
    expect(heights[0]).toBeGreaterThanOrEqual(heights[1] ?? 0);
    await page.getByRole('button', { name: /^Читать далее: Последний звонок/ }).click();
    await expect(page.getByRole('dialog', { name: 'Последний звонок за 40 минут' })).toBeVisible();
    await hasOpened(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Узнать больше/ })).toHaveCount(3);

    await page.getByRole('button', { name: 'Подписаться' }).click();
    await expect(page.getByText('Введите email')).toBeVisible();
    await page.getByLabel('Ваш email').fill('anna@photo.example');
    await page.getByRole('button', { name: 'Подписаться' }).click();
    await expect(inDevelopment(page)).toBeVisible();
    expect(calls).toEqual([]);
  },
);
