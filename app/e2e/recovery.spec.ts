import { callsTo, form, hold, login, notice, password, send } from './support/account.ts';
import { expect, signIn, test } from './support/portal.ts';

const reset = '/api/auth/reset-password';
const invalidLink = 'Недействительный или просроченный токен сброса';

test('a forgotten password is reset by an emailed link, once, and with the new one the account is deleted', async ({
  page,
  browser,
  newcomer,
  portal,
}) => {
  const calls = callsTo(page, reset);
  const otherBrowser = await browser.newContext();
  await signIn(otherBrowser, portal.url, newcomer.token);
  const elsewhere = await otherBrowser.newPage();
  await elsewhere.goto(`${portal.url}/dashboard`);
  await expect(elsewhere.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();

  await test.step('the form gives the same response for every address', async () => {
    await page.goto('/forgot-password');
    const email = page.getByLabel('Email');
    for (const [address, button] of [
      ['nobody@photo.example', 'Отправить ссылку'],
      [` ${newcomer.email.toUpperCase()}`, 'Отправить ещё раз'],
    ] as const) {
      await email.fill(address);
      await send(page, button);
      await expect(form(page).getByText('Запрос принят')).toBeVisible();
    }
    const words = 'Если такой адрес зарегистрирован, мы отправили на него письмо со ссылкой.';
    // The second notice replaces the first, which has the same text.
    await expect(notice(page, words)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute('href', '/login');
  });

  const email = () => portal.emails().findLast((text) => text.includes(`To: ${newcomer.email}\n`));
  await expect.poll(email).toContain('Subject: Новый пароль для «Диафрагмы»');
  const link = /http\S+\/reset-password\?token=\S+/.exec(email() ?? '')?.[0] ?? '';
  expect(link.startsWith(`${portal.url}/`)).toBe(true);
  expect(portal.emails().some((text) => text.includes('nobody@photo.example'))).toBe(false);

  await test.step('the link opens the form for a new password', async () => {
    await page.goto(link);
    const [one, two] = [page.getByLabel('Новый пароль'), page.getByLabel('Подтверждение пароля')];
    await one.fill('тихий-свет-12');
    await two.fill('тихий-свет');
    await send(page, 'Сохранить пароль');
    await expect(two).toHaveAccessibleDescription('Пароли не совпадают');
    expect(calls).toEqual([]);
    await two.fill('тихий-свет-12');
  });

  await test.step('the new password is sent once, and does not redirect a user who has left', async () => {
    const held = await hold(page, reset);
    await page.getByLabel('Новый пароль').press('Enter');
    await held.arrived;
    await page.getByLabel('Новый пароль').press('Enter');
    await form(page).getByRole('button', { name: 'Сохранение…' }).click({ force: true });
    await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
    const home = page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' });
    await expect(home).toBeVisible();
    held.release();
    await expect(notice(page, 'Пароль изменён. Войдите с новым паролем.')).toBeVisible();
    await expect(home).toBeVisible();
    const token = new URL(link).searchParams.get('token');
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ token, password: 'тихий-свет-12' }]);
    await page.goto('/login');
  });

  await test.step('every session has ended, and only the new password signs in', async () => {
    await elsewhere.getByRole('link', { name: 'Заполнить карточку' }).click();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await expect(notice(elsewhere, 'Сессия завершена')).toContainText('Ваша сессия истекла, пожалуйста, войдите снова');
    await otherBrowser.close();
    await login(page, newcomer);
    await expect(notice(page, 'Ошибка входа')).toContainText('Неверный email или пароль');
    await password(page).fill('тихий-свет-12');
    await send(page, 'Войти');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the link works only once', async () => {
    await page.goto(link);
    await expect(page.getByText(invalidLink)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Получить новую ссылку' })).toHaveAttribute('href', '/forgot-password');
  });

  await test.step('the account is deleted with its password, and nothing is left', async () => {
    await page.goto('/dashboard/settings');
    // Unsaved settings of a deleted account need no confirmation.
    await page.getByRole('switch', { name: 'Доступен для заказов' }).press('Space');
    await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
    const question = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
    await question.getByLabel('Пароль', { exact: true }).fill(newcomer.password);
    await question.getByRole('button', { name: 'Удалить навсегда' }).click();
    await expect(question.getByText('Неверный пароль')).toBeVisible();
    await question.getByLabel('Пароль', { exact: true }).fill('тихий-свет-12');
    await question.getByRole('button', { name: 'Удалить навсегда' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Аккаунт удалён')).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => /token/i.test(name))).toEqual([]);
    await page.goto('/login');
    await login(page, { email: newcomer.email, password: 'тихий-свет-12' });
    await expect(notice(page, 'Ошибка входа')).toContainText('Неверный email или пароль');
  });
});
