import { answer, callsTo, form, hold, login, notice, password, send } from './account.ts';
import { expect, signIn, test } from './portal.ts';

const forgot = '/api/auth/forgot-password';
const reset = '/api/auth/reset-password';
const verify = '/api/auth/verify-token';
const wrongLink = 'Недействительный или просроченный токен сброса';

test('a forgotten password is replaced by a letter’s link, once', async ({ page, browser, newcomer, portal }) => {
  const calls = callsTo(page, reset);
  const otherBrowser = await browser.newContext();
  await signIn(otherBrowser, portal.url, newcomer.token);
  const elsewhere = await otherBrowser.newPage();
  await elsewhere.goto(`${portal.url}/dashboard`);
  await expect(elsewhere.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();

  await test.step('the form asks for an address, and says the same of every one', async () => {
    await page.goto('/forgot-password');
    const email = page.getByLabel('Email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await send(page, 'Отправить ссылку');
    await expect(email).toHaveAccessibleDescription('Введите email');
    await expect(email).toBeFocused();
    await email.fill('abc');
    await expect(email).toHaveAccessibleDescription('Введите корректный email');
    for (const [address, button] of [
      ['nobody@photo.example', 'Отправить ссылку'],
      [` ${newcomer.email.toUpperCase()}`, 'Отправить ещё раз'],
    ] as const) {
      await email.fill(address);
      await send(page, button);
      await expect(form(page).getByText('Инструкции отправлены')).toBeVisible();
    }
    const words = 'Если такой адрес зарегистрирован, мы отправили на него письмо со ссылкой.';
    await expect(notice(page, words)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute('href', '/login');
  });

  const letter = () => portal.letters().findLast((text) => text.includes(`To: ${newcomer.email}\n`));
  await expect.poll(letter).toContain('Subject: Новый пароль для «Диафрагмы»');
  const link = /http\S+\/reset-password\?token=\S+/.exec(letter() ?? '')?.[0] ?? '';
  expect(link.startsWith(`${portal.url}/`)).toBe(true);
  expect(portal.letters().some((text) => text.includes('nobody@photo.example'))).toBe(false);

  await test.step('the link leads to a form for a new password', async () => {
    await page.goto(link);
    const [one, two] = [page.getByLabel('Новый пароль'), page.getByLabel('Подтверждение пароля')];
    for (const field of [one, two]) await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await send(page, 'Сохранить пароль');
    await expect(one).toHaveAccessibleDescription(/^Введите пароль/);
    await expect(one).toBeFocused();
    await one.fill('12345');
    await expect(one).toHaveAccessibleDescription(/^Не меньше 6 символов/);
    await one.fill('тихий-свет-12');
    await two.fill('тихий-свет');
    await send(page, 'Сохранить пароль');
    await expect(two).toHaveAccessibleDescription('Пароли не совпадают');
    expect(calls).toEqual([]);
    await two.fill('тихий-свет-12');
    await send(page, 'Сохранить пароль');
    await expect(notice(page, 'Пароль изменён. Войдите с новым паролем.')).toBeVisible();
    const token = new URL(link).searchParams.get('token');
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ token, password: 'тихий-свет-12' }]);
  });

  await test.step('every session has ended, and only the new password opens one', async () => {
    await elsewhere.getByRole('link', { name: 'Заполнить карточку' }).click();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await expect(notice(elsewhere, 'Сессия завершена')).toContainText('Ваша сессия истекла, пожалуйста, войдите снова');
    await otherBrowser.close();
    await expect(page).toHaveURL(/\/login$/);
    await expect(notice(page, 'Сессия завершена')).toBeHidden();
    await login(page, newcomer);
    await expect(form(page).getByRole('alert')).toHaveText('Неверный email или пароль');
    await password(page).fill('тихий-свет-12');
    await send(page, 'Войти');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the link works no second time', async () => {
    await page.goto(link);
    await expect(page.getByText(wrongLink)).toBeVisible();
    await page.getByRole('link', { name: 'Получить новую ссылку' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test('what goes wrong with a link or a letter is said, and can be tried again', { tag: '@once' }, async ({ page, problems }) => {
  problems.expect(/status of 500|ERR_FAILED/);

  await test.step('links that are none', async () => {
    for (const query of ['', '?token=', '?token=forged', `?token=${'x'.repeat(300)}`]) {
      await page.goto(`/reset-password${query}`);
      await expect(page.getByText(wrongLink)).toBeVisible();
    }
  });

  await test.step('an outage is no verdict on the link', async () => {
    await page.route(`**${verify}`, (route) => route.abort());
    await page.goto('/reset-password?token=from-the-letter');
    await expect(page.getByText('Ошибка соединения: Failed to fetch')).toBeVisible();
    await answer(page, verify, 200, { success: true });
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await expect(page.getByLabel('Новый пароль')).toBeVisible();
  });

  const fillPasswords = async () => {
    for (const label of ['Новый пароль', 'Подтверждение пароля']) await page.getByLabel(label).fill('тихий-свет-12');
  };
  await test.step('a reset that fails', async () => {
    await fillPasswords();
    const failsSaying = async (message: string) => {
      await send(page, 'Сохранить пароль');
      await expect(form(page).getByRole('alert')).toContainText(message);
      await expect(notice(page, 'Ошибка сброса пароля')).toHaveText(`Ошибка сброса пароля${message}`);
    };
    await failsSaying(wrongLink);
    await answer(page, reset, 400, {});
    await failsSaying('Произошла ошибка при сбросе пароля');
    await answer(page, reset, 500, {});
    await failsSaying('Произошла ошибка сервера, пожалуйста, попробуйте позже');
  });

  await test.step('a reset is sent once, and calls nobody back who has gone elsewhere', async () => {
    await page.unroute(`**${reset}`);
    const held = await hold(page, reset, { success: true, message: 'Пароль изменён' });
    await page.getByLabel('Новый пароль').press('Enter');
    await held.arrived;
    await page.getByLabel('Новый пароль').press('Enter');
    await form(page).getByRole('button', { name: 'Сохранение…' }).click({ force: true });
    await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
    const home = page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' });
    await expect(home).toBeVisible();
    held.release();
    await expect(notice(page, 'Пароль изменён')).toBeVisible();
    await expect(home).toBeVisible();
    expect(held.count()).toBe(1);
  });

  await test.step('a letter that cannot be asked for', async () => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('anna@photo.example');
    await answer(page, forgot, 400, {});
    await send(page, 'Отправить ссылку');
    await expect(notice(page, 'Ошибка восстановления')).toContainText('Произошла ошибка при отправке инструкций');
    await expect(page.getByText('Инструкции отправлены')).toBeHidden();
    await page.unroute(`**${forgot}`);
    const held = await hold(page, forgot);
    await page.getByLabel('Email').press('Enter');
    await held.arrived;
    await page.getByLabel('Email').press('Enter');
    await form(page).getByRole('button', { name: 'Отправка…' }).click({ force: true });
    held.release();
    await expect(page.getByText('Инструкции отправлены')).toBeVisible();
    await expect(notice(page, 'Ошибка восстановления')).toBeHidden();
    expect(held.count()).toBe(1);
  });
});
