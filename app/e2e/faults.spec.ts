import type { Page } from '@playwright/test';
import { fillRegistration, password } from './support/account.ts';
import { openCard } from './support/card.ts';
import { walkThroughFaults } from './support/faults.ts';
import { register, saveCard } from './support/newcomer.ts';
import { expect, test } from './support/portal.ts';

test.beforeEach(({ problems }) => problems.expect(/status of 50[03]|ERR_INTERNET_DISCONNECTED/));

const submit = (page: Page) => page.locator('main form button[type=submit]');
const dialogOf = (page: Page) => page.getByRole('dialog');
const submitDialog = (page: Page) => dialogOf(page).locator('button[type=submit]');

test('the account forms survive every network fault', { tag: '@all' }, async ({ page, context, portal }) => {
  const person = await register(portal.url);
  const greeting = page.getByRole('heading', { level: 1, name: /^Здравствуйте/ });
  const email = () => portal.emails().findLast((text) => text.includes(`To: ${person.email}\n`)) ?? '';

  await test.step('a forgotten password', async () => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(person.email);
    await walkThroughFaults(
      page,
      context,
      {
        method: 'POST',
        path: '/api/auth/forgot-password',
        failure: 'Ошибка восстановления',
        typed: [[page.getByLabel('Email'), person.email]],
        button: submit(page),
        saved: page.getByText('Запрос принят'),
      },
      { isEmptyFine: true },
    );
  });

  await test.step('a new password', async () => {
    await expect.poll(email).toContain('/reset-password?token=');
    await page.goto(/http\S+\/reset-password\?token=\S+/.exec(email())?.[0] ?? '');
    const fields = ['Новый пароль', 'Подтверждение пароля'].map((label) => page.getByLabel(label, { exact: true }));
    for (const field of fields) await field.fill('тихий-свет-12');
    await walkThroughFaults(
      page,
      context,
      {
        method: 'POST',
        path: '/api/auth/reset-password',
        failure: 'Ошибка сброса пароля',
        typed: fields.map((field) => [field, 'тихий-свет-12'] as const),
        button: submit(page),
        saved: page.getByRole('heading', { level: 1, name: 'Вход' }),
      },
      { isEmptyFine: true },
    );
  });

  await test.step('signing in', async () => {
    await page.getByLabel('Email').fill(person.email);
    await password(page).fill('тихий-свет-12');
    await walkThroughFaults(page, context, {
      method: 'POST',
      path: '/api/auth/login',
      failure: 'Ошибка входа',
      empty: 'Некорректные данные авторизации',
      typed: [
        [page.getByLabel('Email'), person.email],
        [password(page), 'тихий-свет-12'],
      ],
      button: submit(page),
      saved: greeting,
    });
  });

  await test.step('registering', async () => {
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/register');
    const email = `faults.${person.email}`;
    await fillRegistration(page, email);
    await walkThroughFaults(page, context, {
      method: 'POST',
      path: '/api/auth/register',
      failure: 'Ошибка регистрации',
      empty: 'Некорректные данные авторизации',
      typed: [
        [page.getByLabel('Имя', { exact: true }), 'Вера'],
        [page.getByLabel('Email'), email],
        [password(page), 'плёнка-и-свет'],
      ],
      button: submit(page),
      saved: greeting,
    });
  });
});

test('the card, the settings and the account deletion survive them too', { tag: '@all' }, async ({ page, context, portal, newcomer }) => {
  await saveCard(portal.url, newcomer);

  await test.step('the card', async () => {
    await openCard(page);
    await page.getByLabel('Имя').fill('Ульяна-Мария');
    await page.getByLabel('О себе').fill('Снимаю тихо.');
    await walkThroughFaults(page, context, {
      method: 'PUT',
      path: '/api/photographer/profile',
      failure: 'Не удалось сохранить карточку',
      typed: [
        [page.getByLabel('Имя'), 'Ульяна-Мария'],
        [page.getByLabel('О себе'), 'Снимаю тихо.'],
      ],
      button: page.locator('form').getByRole('button', { name: 'Сохранить' }),
      saved: page.getByRole('alertdialog', { name: 'Карточка сохранена' }),
    });
  });

  await test.step('the settings', async () => {
    await page.goto('/dashboard/settings');
    const available = page.getByRole('switch', { name: 'Доступен для заказов' });
    await expect(available).toBeChecked();
    await available.press('Space');
    await walkThroughFaults(page, context, {
      method: 'POST',
      path: '/api/photographer/profile/availability',
      failure: 'Не удалось сохранить настройки',
      typed: [],
      button: submit(page),
      saved: page.getByRole('alertdialog', { name: 'Настройки сохранены' }),
    });
    await expect(available).not.toBeChecked();
  });

  await test.step('the account deletion', async () => {
    await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
    const field = dialogOf(page).getByLabel('Пароль', { exact: true });
    await field.fill(newcomer.password);
    await walkThroughFaults(
      page,
      context,
      {
        method: 'DELETE',
        path: '/api/photographer/account',
        failure: 'Не удалось удалить аккаунт',
        typed: [[field, newcomer.password]],
        button: submitDialog(page),
        saved: page.getByRole('alertdialog', { name: 'Аккаунт удалён' }),
      },
      { isEmptyFine: true },
    );
  });
});
