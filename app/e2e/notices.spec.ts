import type { Page } from '@playwright/test';
import type { Newcomer } from './newcomer.ts';
import { expect, test } from './portal.ts';

const notices = (page: Page) => page.getByRole('alertdialog');

/** From here on the page's time goes only as far as the test says. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** It stands until the end of its time, and not longer. */
async function expectToLast(page: Page, milliseconds: number): Promise<void> {
  // The pointer over a notice would stop its time.
  await page.mouse.move(0, 0);
  await page.clock.runFor(milliseconds - 100);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(notices(page)).toHaveCount(0);
}

async function signIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).last().click();
}

test('a notice goes by itself after five seconds, and only five stand at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/photographer/1');
  const contact = page.getByRole('button', { name: 'Связаться' });
  await expect(contact).toBeVisible();
  await stopTime(page);
  await contact.click();
  await expect(notices(page)).toHaveText(/В разработке/);
  await expectToLast(page, 5000);

  await test.step('a sixth takes the place of the oldest', async () => {
    for (let count = 1; count <= 6; count += 1) {
      if (count > 1) await page.clock.runFor(500);
      await contact.click();
      await expect(notices(page)).toHaveCount(Math.min(count, 5));
    }
    await page.mouse.move(0, 0);
    // The time of the first is over: one of those that stand would go now, had it stayed instead of the second.
    await page.clock.runFor(2600);
    await expect(notices(page)).toHaveCount(5);
    await page.clock.runFor(500);
    await expect(notices(page)).toHaveCount(4);
  });
});

test('trouble stands longer than good news, a warning between them', { tag: '@once' }, async ({ page, portal, context, newcomer }) => {
  await context.clearCookies();
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await stopTime(page);

  await test.step('trouble says what the server says, for eight seconds', async () => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 422, json: { success: false, message: 'Аккаунт закрыт' } }));
    await signIn(page, newcomer);
    await expect(notices(page)).toContainText('Ошибка входа');
    await expect(notices(page)).toContainText('Аккаунт закрыт');
    await expectToLast(page, 8000);
    await page.unroute('**/api/auth/login');
  });

  await test.step('good news stands five seconds', async () => {
    await page.route('**/api/auth/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), message: 'С возвращением' } });
    });
    await signIn(page, newcomer);
    await expect(page).toHaveURL(`${portal.url}/dashboard`);
    await expect(notices(page)).toContainText('С возвращением');
    await expectToLast(page, 5000);
  });

  await test.step('the end of the session is a warning of seven seconds', async () => {
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' };
    expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);
    await page
      .getByRole('navigation', { name: 'Кабинет' })
      .getByRole('link', { name: /арточка/ })
      .click();
    await expect(page).toHaveURL(`${portal.url}/login`);
    await expect(notices(page)).toContainText('Сессия завершена');
    await expectToLast(page, 7000);
  });
});

test('trouble without words of the server has words of its own', { tag: '@once' }, async ({ page, newcomer, problems }) => {
  problems.expect(/status of 500/);
  const answers = [
    [500, { success: false, message: 'Сейчас идут работы' }, 'Сейчас идут работы'],
    [500, { success: false }, 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
    [418, {}, 'Произошла неизвестная ошибка'],
  ] as const;
  for (const [status, json, said] of answers) {
    await page.route('**/api/photographer/profile', (route) => route.fulfill({ status, json }));
    await page.goto('/dashboard/profile');
    await expect(notices(page)).toContainText(said);
    await page.unroute('**/api/photographer/profile');
  }
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
});
