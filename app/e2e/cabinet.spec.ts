import { expect, test } from './portal.ts';

test('the cabinet has its six sections and greets by name', async ({ page, newcomer, isMobile }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: `Здравствуйте, ${newcomer.firstName}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ваши показатели' })).toBeVisible();
  await expect(page.getByText('0 активных')).toBeVisible();
  // The demo has no films: neither a cover nor a frame.
  await expect(page.locator('iframe')).toHaveCount(0);
  const nav = page.getByRole('navigation', { name: 'Кабинет' });
  const shown = isMobile
    ? ['Главная', 'Карточка', 'Проекты', 'Обучение']
    : ['Главная', 'Моя карточка', 'Проекты', 'Настройки', 'Обучение', 'Новости'];
  for (const name of shown) await expect(nav.filter({ visible: true }).getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: 'город' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile#city$/);
});

test('education and news stand without a call', async ({ page, newcomer: _ }) => {
  await page.goto('/dashboard/education');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /^Вебинар/ })).toBeVisible();
  await expect(page.getByText('1,2 МБ'.replaceAll(' ', '\u00a0'))).toBeVisible();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('alertdialog', { name: 'В разработке' })).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
  });
  await page.goto('/dashboard/news');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('link', { name: /^Узнать больше/ })).toHaveCount(3);
  await page.getByRole('button', { name: /^Читать далее: Последний звонок/ }).click();
  await expect(page.getByRole('dialog', { name: 'Последний звонок за 40 минут' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Ваш email').fill('anna@photo.example');
  await page.getByRole('button', { name: 'Подписаться' }).click();
  await expect(page.getByRole('alertdialog', { name: 'В разработке' })).toBeVisible();
  // The frame around the page asks how far the card is filled; the page itself asks nothing.
  expect(calls.filter((url) => !/\/api\/(auth\/me|photographer\/(profile|portfolios))$/.test(url))).toEqual([]);
});

test('availability is saved by the button, and a look is chosen by looking', async ({ page, newcomer: _ }) => {
  await page.goto('/dashboard/settings');
  const available = page.getByRole('switch', { name: 'Доступен для заказов' });
  await expect(available).toBeChecked();
  await available.press('Space');
  const sent = page.waitForRequest('**/api/photographer/profile/availability');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  expect((await sent).postDataJSON()).toEqual({ available: false });
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
  await page.reload();
  await expect(available).toBeEnabled();
  await expect(available).not.toBeChecked();
  await page.getByRole('radio', { name: /Тёмная/ }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an account is deleted with its password, and nothing of it is left', async ({ page, portal, newcomer }) => {
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
  await question.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
  await question.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(question.getByText('Неверный пароль')).toBeVisible();
  await question.getByLabel('Пароль', { exact: true }).fill(newcomer.password);
  await question.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page).toHaveURL(`${portal.url}/`);
  await expect(page.getByText('Аккаунт удалён')).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => /token/i.test(name))).toEqual([]);
  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${newcomer.token}` } });
  expect(me.status()).toBe(401);
});
