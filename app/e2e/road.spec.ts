import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './portal.ts';

/** The first road through every floor: a visitor finds a photographer, a photographer gets a card. */
test('a visitor finds a photographer, a photographer gets a card, and both survive a restart', async ({ page, portal, isMobile }, info) => {
  const errors = collectProblems(page);
  const person = {
    first: 'Ярослава',
    last: `Новая-${info.project.name}`,
    email: `yaroslava.${info.project.name}@photo.example`,
    password: 'плёнка-и-свет',
  };

  await test.step('narrows the directory', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Фотографы', exact: true })).toBeVisible();
    await filter(page, isMobile, async (panel) => {
      await chooseCity(page, panel, 'Москва', isMobile);
      await typePrice(panel, 1500, 6000);
      await panel.getByRole('button', { name: 'Школьные альбомы' }).click();
      await panel.getByRole('button', { name: 'Портрет', exact: true }).click();
    });
    await expect(page).toHaveURL(/min_price=1500/);
    for (const card of await cards(page).all()) await expect(card).toContainText('Москва');
  });

  await test.step('sorts by price and goes to page 2', async () => {
    await sortByPrice(page, isMobile);
    await expect(page).toHaveURL(/sort=price/);
    const before = await prices(page);
    expect(before).toEqual(before.toSorted((a, b) => b - a));
    await page.getByRole('button', { name: /Страница 2|^2$/ }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first()).toBeVisible();
    const after = await prices(page);
    expect(Math.max(...after)).toBeLessThanOrEqual(Math.min(...before));
    expect(Math.min(...after)).toBeGreaterThanOrEqual(1500);
  });

  await test.step('opens a photographer, comes back to the same list', async () => {
    const link = cards(page).first().getByRole('link').first();
    const name = (await link.innerText()).trim();
    await link.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/page=2/);
    await cards(page).first().getByRole('link').first().click();
    if (isMobile) await dialog.getByRole('tab', { name: 'Контакты' }).click();
    await dialog.getByRole('link', { name: 'Страница фотографа' }).click();
    await expect(page).toHaveURL(/\/photographer\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Нажмите для просмотра')).toBeVisible();
  });

  await test.step('registers and signs in', async () => {
    await page.goto('/register');
    await page.getByLabel('Имя').fill(person.first);
    await page.getByLabel('Фамилия').fill(person.last);
    await page.getByLabel('Email').fill(` ${person.email.toUpperCase()} `);
    await page.getByLabel('Пароль', { exact: true }).fill(person.password);
    await page.getByLabel('Подтверждение пароля').fill(person.password);
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Выйти' }).last().click();
    await expect(page).toHaveURL(`${portal.url}/`);
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Пароль', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Войти' }).last().click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });

  await test.step('fills in the card', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Моя карточка' })).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('это не фотография') });
    await expect(page.getByText('Допустимы только файлы JPEG, PNG и WebP').first()).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'портрет.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
    await expect(page.getByText('Фото профиля обновлено')).toBeVisible();
    await chooseCity(page, page.locator('main'), 'Суздаль', isMobile);
    await page.getByLabel('О себе').fill('Снимаю выпускные в музеях под открытым небом: белый камень, трава и немного солнца.');
    await page.getByLabel('Ставка за час').fill('3700');
    await page.getByRole('button', { name: 'Школьные альбомы' }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Карточка сохранена')).toBeVisible();
  });

  await test.step('is found in the directory, before and after a restart and a kill', async () => {
    const found = async () => {
      await page.goto(`/photographers?city=${encodeURIComponent('Суздаль')}`);
      const card = cards(page).filter({ hasText: `${person.first} ${person.last}` });
      await expect(card).toContainText('3 700 ₽'.replaceAll(' ', '\u00a0'));
      await expect(card).toContainText('белый камень');
      const avatar = card.locator('img').first();
      await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    };
    await found();
    await portal.restart();
    await found();
    await portal.kill();
    await found();
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('О себе')).toHaveValue(/белый камень/);
  });

  expect(errors).toEqual([]);
});

const cards = (page: Page): Locator => page.getByRole('article');

/** Rubles on the cards of the page, from the first to the last. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => Number(/([\d\s]+)₽/.exec(text)?.[1]?.replace(/\s/g, '')));
}

/** Uses the panel beside the list, or on a phone the sheet with its «Применить». */
async function filter(page: Page, isMobile: boolean, work: (panel: Locator) => Promise<void>): Promise<void> {
  if (!isMobile) return work(page.getByRole('complementary', { name: 'Фильтры' }));
  await page.getByRole('button', { name: /Фильтры/ }).click();
  const sheet = page.getByRole('dialog', { name: /Фильтры поиска/ });
  await work(sheet);
  await sheet.getByRole('button', { name: 'Применить' }).click();
  await expect(sheet).toBeHidden();
}

/** Types into the field, or on a phone into the sheet that the field opens. */
async function chooseCity(page: Page, where: Locator, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await where.getByRole('button', { name: /^Город/ }).click();
    await page.getByRole('dialog', { name: 'Город' }).getByRole('combobox').fill(name);
  } else {
    const field = where.getByRole('combobox', { name: 'Город' });
    await field.click();
    await field.fill(name);
  }
  await page.getByRole('option', { name }).first().click();
}

async function typePrice(panel: Locator, from: number, to: number): Promise<void> {
  await panel.getByLabel('Цена от').fill(String(from));
  await panel.getByLabel('Цена до').fill(String(to));
  await panel.getByLabel('Цена до').press('Enter');
}

/** By the buttons beside the list, or on a phone from the menu. */
async function sortByPrice(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return page.getByRole('button', { name: 'По цене' }).click();
  await page.getByRole('button', { name: /По рейтингу/ }).click();
  await page.getByRole('menuitem', { name: 'По цене' }).click();
}

async function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b4553f' } })
    .jpeg()
    .toBuffer();
}

/** What no visitor should ever cause: errors of scripts, and what the content-security policy refuses. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
  return problems;
}
