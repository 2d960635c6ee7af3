import { randomUUID } from 'node:crypto';
import { answer, callsTo, expectSignedIn, fillRegistration, form, hold, notice, send } from './account.ts';
import { expect, test } from './portal.ts';

const path = '/api/auth/register';
const newEmail = () => `vera.${randomUUID().slice(0, 8)}@photo.example`;

test('the registration form explains itself, and sends nothing that is wrong', { tag: '@once' }, async ({ page }) => {
  const calls = callsTo(page, path);
  await page.goto('/register');
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await test.step('has its fields, named for whoever fills them in', async () => {
    const named = { Имя: 'given-name', Фамилия: 'family-name', Email: 'username', Пароль: 'new-password' };
    for (const [label, name] of Object.entries({ ...named, 'Подтверждение пароля': 'new-password' })) {
      await expect(field(label)).toHaveAttribute('autocomplete', name);
    }
    for (const label of ['Пароль', 'Подтверждение пароля']) await expect(field(label)).toHaveAttribute('type', 'password');
    const terms = page.getByRole('link', { name: 'условия использования' });
    await expect(terms).toHaveAttribute('href', '/terms');
    await expect(terms).toHaveAttribute('target', '_blank');
  });

  await test.step('says everything that is missing, and leads to the first of it', async () => {
    await send(page, 'Зарегистрироваться');
    const missing = { Имя: 'Введите имя', Фамилия: 'Введите фамилию', Email: 'Введите email', Пароль: /^Введите пароль/ };
    for (const [label, words] of Object.entries(missing)) await expect(field(label)).toHaveAccessibleDescription(words);
    await expect(page.getByText('Нужно принять условия использования')).toBeVisible();
    await expect(field('Имя')).toBeFocused();
  });

  await test.step('says what does not fit', async () => {
    const cases: [string, string, RegExp][] = [
      ['Имя', '\u200B\u200B', /^Введите имя$/],
      ['Имя', 'а'.repeat(256), /^Не больше 255 символов$/],
      ['Имя', 'а'.repeat(255), /^$/],
      ['Фамилия', 'а'.repeat(256), /^Не больше 255 символов$/],
      ['Email', 'abc', /^Введите корректный email$/],
      ['Email', ' Vera@Photo.Example ', /^$/],
      ['Пароль', '12345', /Не меньше 6 символов/],
      ['Пароль', '1'.repeat(201), /Не больше 200 символов/],
    ];
    for (const [label, text, words] of cases) {
      await field(label).fill(text);
      await field(label).blur();
      await expect(field(label)).toHaveAccessibleDescription(words);
    }
    await field('Пароль').fill('плёнка-и-свет');
    await field('Подтверждение пароля').fill('плёнка-и-тень');
    await field('Подтверждение пароля').blur();
    await expect(field('Подтверждение пароля')).toHaveAccessibleDescription('Пароли не совпадают');
    await send(page, 'Зарегистрироваться');
    await expect(field('Фамилия')).toBeFocused();
    expect(calls).toEqual([]);
  });
});

test('registering signs in, and only once', async ({ page, context, portal, isMobile }) => {
  const email = newEmail();
  await page.goto('/register');
  const calls = callsTo(page, path);
  const held = await hold(page, path);
  await fillRegistration(page, ` ${email.toUpperCase()} `);
  await page.getByLabel('Фамилия').press('Enter');
  await held.arrived;
  await page.getByLabel('Фамилия').press('Enter');
  await form(page).getByRole('button', { name: 'Регистрация…' }).click({ force: true });
  await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' })).toBeVisible();
  held.release();
  await expectSignedIn(page, 'Вера', isMobile);
  const words = { password: 'плёнка-и-свет', password_confirmation: 'плёнка-и-свет', first_name: 'Вера', last_name: 'Новая' };
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ email, ...words, accept_terms: true }]);

  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  // Before the page: what it is fetching in that moment may never come.
  await page.unroute(`**${path}`);
  await page.goto('/register');
  await fillRegistration(page, newEmail());
  await send(page, 'Зарегистрироваться');
  await expect(page).toHaveURL(`${portal.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Вера' })).toBeVisible();
});

test(
  'a registration that fails says why under the fields and in one notice',
  { tag: '@once' },
  async ({ page, context, newcomer, portal, problems }) => {
    problems.expect(/status of 500/);
    await context.clearCookies();
    await page.goto('/register');
    const email = page.getByLabel('Email');
    await fillRegistration(page, newcomer.email);
    const failsSaying = async (message: string) => {
      await send(page, 'Зарегистрироваться');
      await expect(email).toHaveAccessibleDescription(message);
      await expect(email).toBeFocused();
      await expect(notice(page, 'Ошибка регистрации')).toHaveText(`Ошибка регистрации${message}`);
    };
    await test.step('a taken address', () => failsSaying('Этот email уже зарегистрирован'));
    await test.step('no words at all', async () => {
      await answer(page, path, 400, {});
      await failsSaying('Произошла ошибка при регистрации');
    });
    await test.step('words about no field', async () => {
      await answer(page, path, 422, { success: false, message: 'Сегодня регистрации нет' });
      await failsSaying('Сегодня регистрации нет');
    });
    await test.step('a broken server without words', async () => {
      await answer(page, path, 500, {});
      await send(page, 'Зарегистрироваться');
      await expect(notice(page, 'Ошибка регистрации')).toContainText('Произошла ошибка сервера, пожалуйста, попробуйте позже');
      await expect(email).toHaveAccessibleDescription('Произошла ошибка при регистрации');
    });
    await test.step('words about fields, the first for each', async () => {
      const errors = { first_name: ['Имя занято', 'Второе'], last_name: ['Слишком длинно'] };
      await answer(page, path, 422, { success: false, message: 'Проверьте заполнение полей', errors });
      await send(page, 'Зарегистрироваться');
      await expect(page.getByLabel('Имя')).toHaveAccessibleDescription('Имя занято');
      await expect(page.getByLabel('Фамилия')).toHaveAccessibleDescription('Слишком длинно');
      await expect(page.getByLabel('Имя')).toBeFocused();
      await expect(page.getByText('Второе')).toBeHidden();
    });
    await test.step('a success takes the failure back', async () => {
      await page.unroute(`**${path}`);
      await fillRegistration(page, newEmail());
      await send(page, 'Зарегистрироваться');
      await expect(page).toHaveURL(`${portal.url}/dashboard`);
      await expect(notice(page, 'Ошибка регистрации')).toBeHidden();
    });
  },
);
