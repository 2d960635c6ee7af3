import type { Page } from '@playwright/test';
import { answer, callsTo, form, login, notice } from './support/account.ts';
import { register } from './support/newcomer.ts';
import { expect, test } from './support/portal.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Stored tokens and drafts. */
const storedKeys = (page: Page) =>
  page.evaluate(() => [...document.cookie.split('; '), ...Object.keys(sessionStorage)].filter((name) => /token|draft/i.test(name)));

/** The public navigation: in the header, or on a phone a full-screen dialog. */
async function publicMenu(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('banner');
  await page.getByRole('button', { name: 'Меню' }).click();
  return page.getByRole('dialog', { name: 'Меню' });
}

test(
  'the navigation leads into the cabinet, through its sections and out, and signing out leaves nothing behind',
  { tag: '@both' },
  async ({ page, portal, newcomer, problems, isMobile }) => {
    problems.expect(/status of 500|ERR_FAILED/);
    const logouts = callsTo(page, '/api/auth/logout');
    const bar = page.getByRole('navigation', { name: 'Кабинет' }).filter({ visible: true });
    const greeting = heading(page, `Здравствуйте, ${newcomer.firstName}`);

    await test.step('the header of a public page shows the user', async () => {
      await page.goto('/terms');
      if (isMobile) {
        const menu = await publicMenu(page, isMobile);
        await expect(menu.getByRole('link', { name: 'Войти' })).toHaveCount(0);
        await menu.getByRole('link', { name: 'Кабинет' }).click();
      } else {
        await page.getByRole('button', { name: `${newcomer.firstName}, меню` }).click();
        await page.getByRole('menuitem', { name: 'Кабинет' }).click();
      }
      await expect(page).toHaveURL('/dashboard');
      await expect(greeting).toBeVisible();
    });

    await test.step('each section has its link, its URL and its title', async () => {
      const places = [
        ['Проекты', '/dashboard/projects', 'Проекты'],
        ['Обучение', '/dashboard/education', 'Обучение'],
        ['Настройки', '/dashboard/settings', 'Настройки'],
        ['Новости', '/dashboard/news', 'Новости'],
        ['Главная', '/dashboard', `Здравствуйте, ${newcomer.firstName}`],
        [isMobile ? 'Карточка' : /^Моя карточка/, '/dashboard/profile', 'Моя карточка'],
      ] as const;
      for (const [name, path, title] of places) {
        const isBehind = isMobile && (name === 'Настройки' || name === 'Новости');
        if (isBehind) await bar.getByRole('button', { name: 'Ещё' }).click();
        await (isBehind ? page.getByRole('dialog') : bar).getByRole('link', { name }).click();
        await expect(page).toHaveURL(path);
        await expect(heading(page, title)).toBeVisible();
        if (!isMobile) await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      }
    });

    const askToLeave = async () => {
      if (isMobile) await bar.getByRole('button', { name: 'Ещё' }).click();
      await page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).click();
      return page.getByRole('alertdialog', { name: 'Выйти из кабинета?' });
    };

    await test.step('signing out asks first, and can be cancelled', async () => {
      await page.getByLabel('Имя').fill('Никто');
      const question = await askToLeave();
      await question.getByRole('button', { name: 'Отмена' }).click();
      await expect(question).toBeHidden();
      expect(logouts).toEqual([]);
    });

    await test.step('confirming ends the session here and on the server, and leads home', async () => {
      await (await askToLeave()).getByRole('button', { name: 'Выйти' }).click();
      await expect(page).toHaveURL('/');
      await expect(notice(page, 'Вы вышли из системы')).toHaveCount(1);
      expect(await storedKeys(page)).toEqual([]);
      expect(await Promise.all(logouts.map((call) => call.headerValue('authorization')))).toEqual([`Bearer ${newcomer.token}`]);
      const headers = { authorization: `Bearer ${newcomer.token}` };
      expect((await fetch(`${portal.url}/api/auth/me`, { headers })).status).toBe(401);
      await page.goBack();
      await expect(heading(page, 'Вход')).toBeVisible();
    });

    await test.step('the next user sees nothing of the previous one', async () => {
      const person = await register(portal.url);
      await login(page, person);
      await expect(page.getByLabel('Фамилия')).toHaveValue(person.lastName);
      await expect(page.getByLabel('Имя')).toHaveValue(person.firstName);
      await expect(page.getByText(newcomer.lastName)).toHaveCount(0);
    });

    await test.step('the same on the sign-out page, also if the server fails', async () => {
      await answer(page, '/api/auth/logout', 500, { success: false, message: 'SQL boom' });
      await page.goto('/logout');
      await form(page).getByRole('button', { name: 'Выйти' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('alertdialog')).toHaveCount(1);
      await expect(notice(page, 'Вы вышли из системы')).toBeVisible();
      expect(await storedKeys(page)).toEqual([]);
      await page.goto('/logout');
      await expect(page).toHaveURL('/');
    });

    await test.step('the header leads a visitor to the forms, the page for unknown URLs leads back', async () => {
      for (const [name, path] of [
        ['Войти', '/login'],
        ['Создать карточку', '/register'],
      ] as const) {
        await page.goto('/terms');
        await expect(page.getByText('Последнее обновление: 15 ноября 2023 г.')).toBeVisible();
        await (await publicMenu(page, isMobile)).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
      }
      await page.goto('/no-such-page');
      await page.getByRole('button', { name: 'Назад' }).click();
      await expect(page).toHaveURL('/register');
      await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
      await expect(page).toHaveURL('/');
    });
  },
);

test('each video is a cover until it is clicked, then a player that the content-security policy allows', async ({ page, newcomer: _ }) => {
  const films = {
    lk_tutorial_one: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    lk_tutorial_one_cover: '/preview.jpg',
    lk_tutorial_two: 'https://rutube.ru/video/00000000000000000000000000000002/',
    lk_tutorial_two_cover: '/favicon.svg',
  };
  const requestedHosts: string[] = [];
  await page.route(/youtube|rutube/, (route) => {
    requestedHosts.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' });
  });
  await answer(page, '/api/settings/lk-content', 200, { success: true, data: { settings: films } });
  await page.goto('/dashboard');
  const figures = page.getByRole('figure');
  await expect(figures.getByRole('button')).toHaveCount(2);
  await expect(figures.nth(0).locator('img')).toHaveAttribute('src', films.lk_tutorial_one_cover);
  await expect(figures.nth(1).locator('img')).toHaveAttribute('src', films.lk_tutorial_two_cover);
  expect(requestedHosts).toEqual([]);
  for (const [place, [address, host]] of [
    [/youtube.*dQw4w9WgXcQ/, 'www.youtube-nocookie.com'],
    [/rutube.*0002/, 'rutube.ru'],
  ].entries() as ArrayIterator<[number, [RegExp, string]]>) {
    const film = figures.nth(place);
    const { width, height } = (await film.boundingBox()) ?? {};
    await film.getByRole('button').click();
    await expect(film.locator('iframe')).toHaveAttribute('src', address);
    await expect(film.locator('iframe')).toBeFocused();
    await expect.poll(() => requestedHosts.at(-1)).toBe(host);
    expect(await film.boundingBox()).toMatchObject({ width, height });
  }
});
