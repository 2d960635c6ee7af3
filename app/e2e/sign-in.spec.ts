import { answer, callsTo, expectSignedIn, form, hold, login, notice, password, send } from './account.ts';
import { expect, test } from './portal.ts';

const path = '/api/auth/login';

test('the sign-in form explains itself, and sends nothing that is wrong', { tag: '@once' }, async ({ page }) => {
  const calls = callsTo(page, path);
  await page.goto('/login');
  const email = page.getByLabel('Email');

  await test.step('has its fields and ways on', async () => {
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('inputmode', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByRole('checkbox', { name: 'Запомнить меня' })).not.toBeChecked();
    await expect(page.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute('href', '/forgot-password');
    await expect(form(page).getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute('href', '/register');
    await expect(form(page).getByRole('button', { name: 'Войти' })).toHaveAttribute('type', 'submit');
  });

  await test.step('says what is wrong with a field after it was left, not before', async () => {
    await email.pressSequentially('abc');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await password(page).focus();
    await expect(email).toHaveAccessibleDescription('Введите корректный email');
    await email.fill('');
    await expect(email).toHaveAccessibleDescription('Введите email');
    await password(page).fill('12345');
    await email.focus();
    await expect(password(page)).toHaveAccessibleDescription('Не меньше 6 символов');
    await password(page).fill('123456');
    await expect(password(page)).toHaveAccessibleDescription('');
  });

  await test.step('leads to the first wrong field', async () => {
    await password(page).fill('');
    await send(page, 'Войти');
    await expect(email).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription('Введите пароль');
    await email.fill('anna@photo.example');
    await password(page).press('Enter');
    await expect(password(page)).toBeFocused();
    expect(calls).toEqual([]);
  });
});

test('signing in opens the cabinet, and remembers the address when asked to', async ({ page, context, newcomer, isMobile }) => {
  await context.clearCookies();
  const calls = callsTo(page, path);
  const reads = callsTo(page, '/api/photographer/profile');
  await page.goto('/dashboard/profile?from=letter#contacts');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('checkbox', { name: 'Запомнить меня' }).focus();
  await page.keyboard.press('Space');
  await login(page, { ...newcomer, email: ` ${newcomer.email.toUpperCase()} ` });
  await expect(page).toHaveURL(/\/dashboard\/profile\?from=letter#contacts$/);
  await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);

  await test.step('one call with exactly the two fields', async () => {
    expect(calls.map((call) => [call.method(), call.postDataJSON()])).toEqual([
      ['POST', { email: newcomer.email, password: newcomer.password }],
    ]);
    const headers = await calls[0]?.allHeaders();
    expect(headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' });
    expect(headers).not.toHaveProperty('authorization');
  });

  await test.step('the token lies in both cookies for a day, and travels with each call', async () => {
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name === 'token')?.value;
    for (const name of ['token', 'accessToken']) {
      const cookie = cookies.find((one) => one.name === name);
      expect(cookie).toMatchObject({ value: token, path: '/', httpOnly: false, secure: false });
      expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + 86_400))).toBeLessThan(120);
    }
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(isMobile ? token : null);
    expect(await reads[0]?.headerValue('authorization')).toBe(`Bearer ${token}`);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  });

  await test.step('who is signed in meets no sign-in form', async () => {
    await page.reload();
    await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
    for (const address of ['/login', '/register']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    await expect(page.getByRole('heading', { level: 1, name: `Здравствуйте, ${newcomer.firstName}` })).toBeVisible();
  });

  await test.step('the address is filled in the next time, until that is unchecked', async () => {
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
    await page.getByRole('checkbox', { name: 'Запомнить меня' }).focus();
    await page.keyboard.press('Space');
    await password(page).fill(newcomer.password);
    await password(page).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => localStorage.getItem('rememberedEmail'))).toBeNull();
  });
});

test(
  'a sign-in that fails says why, in the form and in one notice, and signs nobody in',
  { tag: '@once' },
  async ({ page, context, portal, problems }) => {
    problems.expect(/status of 500/);
    const person = { email: 'nobody@photo.example', password: 'плёнка-и-свет' };
    await page.goto('/login');
    const failsSaying = async (message: string) => {
      await login(page, person);
      await expect(form(page).getByRole('alert')).toHaveText(message);
      await expect(notice(page, 'Ошибка входа')).toHaveText(`Ошибка входа${message}`);
      expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    };
    await test.step('the server’s own words', () => failsSaying('Неверный email или пароль'));
    for (const [status, body, message] of [
      [401, {}, 'Неверный email или пароль'],
      [400, {}, 'Произошла ошибка при входе'],
      [500, {}, 'Произошла ошибка сервера, пожалуйста, попробуйте позже'],
      [200, {}, 'Некорректные данные авторизации'],
      [200, { success: true, data: { token: 'abc' } }, 'Некорректные данные авторизации'],
      [200, { success: false, message: 'Аккаунт закрыт' }, 'Аккаунт закрыт'],
      [429, {}, 'Слишком много запросов. Попробуйте ещё раз через 2 минуты.'],
    ] as const) {
      await test.step(`${status} ${JSON.stringify(body)}`, async () => {
        await answer(page, path, status, body, status === 429 ? { 'retry-after': '90' } : {});
        await failsSaying(message);
      });
    }
    await test.step('words about a field stand under it, the first of them only', async () => {
      await answer(page, path, 422, { success: false, message: 'Нет', errors: { email: ['Этот адрес закрыт', 'И ещё что-то'] } });
      await login(page, person);
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Этот адрес закрыт');
      await expect(page.getByLabel('Email')).toBeFocused();
    });
    await test.step('a success takes the failure back, and shows its own message', async () => {
      const user = { id: 1, email: person.email, first_name: 'Анна', last_name: 'Орлова' };
      await page.route('**/api/photographer/**', (route) => route.abort());
      await answer(page, path, 200, { accessToken: 'abc', user, message: 'С возвращением' });
      problems.expect(/ERR_FAILED/);
      await login(page, person);
      await expect(page).toHaveURL(`${portal.url}/dashboard`);
      await expect(notice(page, 'С возвращением')).toBeVisible();
      await expect(notice(page, 'Ошибка входа')).toBeHidden();
    });
  },
);

test('a sign-in is sent once, and finds its way when the page is left meanwhile', async ({ page, context, newcomer, portal, isMobile }) => {
  await context.clearCookies();
  await page.goto('/login');
  const held = await hold(page, path);
  await page.getByLabel('Email').fill(newcomer.email);
  await password(page).fill(newcomer.password);
  await password(page).press('Enter');
  await held.arrived;
  await password(page).press('Enter');
  await form(page).getByRole('button', { name: 'Вход…' }).click({ force: true });
  await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' })).toBeVisible();
  held.release();
  await expectSignedIn(page, newcomer.firstName, isMobile);
  await expect(page).toHaveURL(`${portal.url}/`);
  expect(held.count()).toBe(1);
});
