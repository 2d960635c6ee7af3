import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillRegistration, send } from './account.ts';
import { expect, signIn, test } from './portal.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const loginForm = (page: Page) => heading(page, 'Вход');
const cabinetPaths = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/projects',
  '/dashboard/education',
  '/dashboard/news',
  '/dashboard/settings',
  '/dashboard/whatever/else?tab=1',
];

/** Every address that the page has had, also for a moment. */
function addressesOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  return seen;
}

test('the cabinet asks a visitor to sign in, whatever the address', { tag: '@once' }, async ({ page, portal, newcomer, context }) => {
  await context.clearCookies();
  for (const path of cabinetPaths) {
    await page.goto(path);
    await expect(page).toHaveURL(`${portal.url}/login`);
    await expect(loginForm(page)).toBeVisible();
  }

  await test.step('and leads to the wanted page afterwards', async () => {
    await page.goto('/dashboard/education?from=letter');
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Пароль', { exact: true }).fill(newcomer.password);
    await page.getByRole('button', { name: 'Войти' }).last().click();
    await expect(page).toHaveURL(`${portal.url}/dashboard/education?from=letter`);
    await expect(heading(page, 'Обучение')).toBeVisible();
  });

  await test.step('also by way of registration, and of the form for who has an account', async () => {
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/dashboard/education?from=letter');
    await page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }).click();
    await fillRegistration(page, `vera.${randomUUID().slice(0, 8)}@photo.example`);
    await send(page, 'Зарегистрироваться');
    await expect(page).toHaveURL(`${portal.url}/dashboard/education?from=letter`);
    await expect(heading(page, 'Обучение')).toBeVisible();
  });
});

test(
  'who is signed in goes past the forms of signing in, and may still ask for a new password',
  { tag: '@once' },
  async ({ page, portal, newcomer }) => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL(`${portal.url}/dashboard`);
      await expect(heading(page, `Здравствуйте, ${newcomer.firstName}`)).toBeVisible();
    }
    await page.goto('/forgot-password');
    await expect(heading(page, 'Восстановление пароля')).toBeVisible();
  },
);

test('a reload of the cabinet waits for the answer who is signed in', { tag: '@once' }, async ({ page, newcomer }) => {
  await page.goto('/dashboard');
  await expect(heading(page, `Здравствуйте, ${newcomer.firstName}`)).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const addresses = addressesOf(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Загрузка…')).toBeAttached();
  await expect(page.getByLabel('Пароль')).toHaveCount(0);
  answer.resolve();
  await expect(heading(page, `Здравствуйте, ${newcomer.firstName}`)).toBeVisible();
  expect(new Set(addresses)).toEqual(new Set(['/dashboard']));
});

test('half a session opens nothing, and says nothing', { tag: '@once' }, async ({ page, portal, context, problems }) => {
  const tokens = async () => (await context.cookies()).filter(({ name }) => ['token', 'accessToken'].includes(name));
  const lands = async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(`${portal.url}/login`);
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };

  await test.step('a token that nobody knows any more is forgotten', async () => {
    await signIn(context, portal.url, 'long-gone');
    await lands();
    expect(await tokens()).toEqual([]);
  });

  await test.step('a token whose owner cannot be asked for is kept for the next time', async () => {
    problems.expect(/status of 500/);
    await signIn(context, portal.url, 'maybe');
    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: { success: false, message: 'SQL boom' } }));
    await lands();
    expect(await tokens()).toHaveLength(2);
    await page.unroute('**/api/auth/me');
  });

  await test.step('an empty token is none', async () => {
    await context.clearCookies();
    await page.goto('/terms');
    await page.evaluate(() => {
      document.cookie = 'token=; Path=/';
      document.cookie = 'accessToken=; Path=/';
      sessionStorage.setItem('token', '');
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await lands();
    expect(asked).not.toContain('/api/auth/me');
  });

  await test.step('a person without a token is nobody', async () => {
    await context.clearCookies();
    await page.evaluate(() => {
      for (const store of [localStorage, sessionStorage]) store.setItem('user', '{"id":1,"first_name":"Анна"}');
    });
    await lands();
  });
});
