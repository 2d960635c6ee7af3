import { hold } from './account.ts';
import { expect, test } from './portal.ts';

test('availability is saved by the button, and a look is chosen by looking', { tag: '@once' }, async ({ page, newcomer: _ }) => {
  const available = page.getByRole('switch', { name: 'Доступен для заказов' });
  await test.step('until the card is there, the switch is off and closed', async () => {
    const held = await hold(page, '/api/photographer/profile');
    await page.goto('/dashboard/settings');
    await held.arrived;
    await expect(page.getByRole('heading', { level: 2, name: 'Каталог' })).toBeVisible();
    await expect(available).not.toBeChecked();
    await expect(available).toBeDisabled();
    held.release();
    await expect(available).toBeChecked();
    await page.unrouteAll();
  });
  await available.press('Space');
  const sent = page.waitForRequest('**/api/photographer/profile/availability');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  expect((await sent).postDataJSON()).toEqual({ available: false });
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
  await available.press('Space');
  const answered = page.waitForResponse('**/api/photographer/profile/availability');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  expect((await answered).request().postDataJSON()).toEqual({ available: true });
  await page.reload();
  await expect(available).toBeEnabled();
  await expect(available).toBeChecked();
  await page.getByRole('radio', { name: /Тёмная/ }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an account is deleted with its password, and nothing of it is left', { tag: '@once' }, async ({ page, portal, newcomer }) => {
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 2, name: 'Опасная зона' })).toBeVisible();
  // Nothing of an account that is gone is asked about on the way out.
  await page.getByRole('switch', { name: 'Доступен для заказов' }).press('Space');
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
