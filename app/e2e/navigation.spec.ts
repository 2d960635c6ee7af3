import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The public navigation: beside the name of the portal, or on a phone over the whole screen. */
async function publicMenu(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('banner');
  await page.getByRole('button', { name: 'Меню' }).click();
  return page.getByRole('dialog', { name: 'Меню' });
}

/** The way out of the cabinet: in the sidebar, or on a phone behind «Ещё». */
async function askToLeave(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}

test('a visitor finds the ways in, and who is signed in finds the cabinet', async ({ page, portal, newcomer, context, isMobile }) => {
  await test.step('the header knows who is signed in', async () => {
    await page.goto('/terms');
    if (isMobile) {
      const menu = await publicMenu(page, isMobile);
      await expect(menu.getByRole('link', { name: 'Войти' })).toHaveCount(0);
      await menu.getByRole('link', { name: 'Кабинет' }).click();
    } else {
      await page.getByRole('button', { name: `${newcomer.firstName}, меню` }).click();
      await page.getByRole('menuitem', { name: 'Кабинет' }).click();
    }
    await expect(page).toHaveURL(`${portal.url}/dashboard`);
    await expect(heading(page, `Здравствуйте, ${newcomer.firstName}`)).toBeVisible();
  });

  await test.step('and leads a visitor to the forms', async () => {
    await context.clearCookies();
    const ways = [
      ['Фотографы', '/photographers'],
      ['Войти', '/login'],
      ['Создать карточку', '/register'],
    ] as const;
    for (const [name, path] of ways) {
      await page.goto('/terms');
      await (await publicMenu(page, isMobile)).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(portal.url + path);
    }
    await page.goto('/login');
    await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
    await expect(page).toHaveURL(`${portal.url}/`);
  });

  await test.step('the foot leads to the terms', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Условия использования' }).click();
    await expect(heading(page, 'Условия использования')).toBeVisible();
  });
});

test('the cabinet’s navigation leads to its sections', async ({ page, portal, newcomer, isMobile }) => {
  const sections = [
    ['Обучение', '/dashboard/education', 'Обучение'],
    ['Новости', '/dashboard/news', 'Новости'],
    [isMobile ? 'Карточка' : /^Моя карточка/, '/dashboard/profile', 'Моя карточка'],
    ['Главная', '/dashboard', `Здравствуйте, ${newcomer.firstName}`],
  ] as const;
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Кабинет' });
  for (const [name, path, title] of sections) {
    if (isMobile && name === 'Новости') {
      await bar.getByRole('button', { name: 'Ещё' }).click();
      await page.getByRole('dialog').getByRole('link', { name }).click();
    } else {
      await bar.getByRole('link', { name }).click();
    }
    await expect(page).toHaveURL(portal.url + path);
    await expect(heading(page, title)).toBeVisible();
    if (!isMobile) await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
  await expect(page).toHaveURL(`${portal.url}/`);
});

test('leaving asks first, then leads home signed out', async ({ page, portal, newcomer, context, isMobile }) => {
  const question = page.getByRole('alertdialog', { name: 'Выйти из кабинета?' });
  await page.goto('/dashboard');
  await expect(heading(page, `Здравствуйте, ${newcomer.firstName}`)).toBeVisible();
  await askToLeave(page, isMobile);
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`${portal.url}/dashboard`);

  await test.step('the same question has a page', async () => {
    await page.goto('/logout');
    await expect(heading(page, 'Выйти из кабинета?')).toBeVisible();
    await page.getByRole('link', { name: 'Отмена' }).click();
    await expect(page).toHaveURL(`${portal.url}/dashboard`);
  });

  await test.step('a yes ends the session', async () => {
    await askToLeave(page, isMobile);
    await question.getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(`${portal.url}/`);
    await expect(page.getByText('Вы вышли из системы')).toBeVisible();
    expect((await context.cookies()).filter(({ value }) => value === newcomer.token)).toEqual([]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(`${portal.url}/login`);
  });

  await test.step('and there is nothing more to leave', async () => {
    await page.goto('/logout');
    await expect(page).toHaveURL(`${portal.url}/`);
  });
});
