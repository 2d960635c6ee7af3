import type { Page } from '@playwright/test';
import { form, login } from './support/account.ts';
import { openCard } from './support/card.ts';
import { register } from './support/newcomer.ts';
import { expect, test } from './support/portal.ts';

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Здравствуйте/ });
const loginForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вход' });

async function signOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/logout`);
  await form(page).getByRole('button', { name: 'Выйти' }).click();
}

test('tabs share the session, and drafts belong to their user', { tag: '@both' }, async ({ page, context, newcomer, portal, isMobile }) => {
  const other = await context.newPage();
  await openCard(page);
  await other.goto(`${portal.url}/dashboard`);
  await expect(greeting(other)).toBeVisible();
  await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);

  await test.step('signing out in one leaves the cabinet in the other, without a toast', async () => {
    await page.getByLabel('О себе').fill('Снимаю тихо.');
    await signOut(other, portal.url);
    await expect(loginForm(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('another user who signs in in one is signed in in the other, and sees nothing of the previous user', async () => {
    const stranger = await register(portal.url);
    await other.goto(`${portal.url}/login`);
    await login(other, stranger);
    await expect(greeting(other)).toBeVisible();
    await expect(page.getByLabel('Фамилия')).toHaveValue(stranger.lastName);
    await expect(page.getByLabel('О себе')).toHaveValue('');
  });

  await test.step('the header of a public page follows', async () => {
    await signOut(other, portal.url);
    await expect(loginForm(page)).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByRole('link', { name: 'Войти' })).toHaveCount(isMobile ? 0 : 1);
    await other.goto(`${portal.url}/login`);
    await login(other, newcomer);
    await expect(greeting(other)).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Меню' }).click();
    const signedIn = isMobile ? page.getByRole('link', { name: 'Кабинет' }) : page.getByRole('button', { name: 'Ульяна, меню' });
    await expect(signedIn).toBeVisible();
  });

  await test.step('and the owner finds the draft', async () => {
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('О себе')).toHaveValue('Снимаю тихо.');
  });
});
