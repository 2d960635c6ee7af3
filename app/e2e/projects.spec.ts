import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const columns = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((card) => getComputedStyle(card.parentElement ?? card).gridTemplateColumns.split(' ').length);

test('a project is made, filled in, found, put away and taken back', async ({ page, newcomer: _ }) => {
  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: 'Проекты' }).first().click();
  await expect(page.getByText('Проектов пока нет')).toBeVisible();

  await test.step('an empty list is asked for again: another device may have filled it', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
    const asked = page.waitForRequest('**/api/photographer/projects');
    await page.goForward();
    await asked;
    await expect(page.getByText('Проектов пока нет')).toBeVisible();
  });

  await test.step('the archive has words of its own, and nothing to make', async () => {
    await page.getByRole('tab', { name: /Архив/ }).click();
    await expect(page.getByText('В архиве пусто')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
    await page.getByRole('tab', { name: /Активные/ }).click();
  });

  await test.step('makes it', async () => {
    await page.getByRole('button', { name: 'Создать проект' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Новый проект' });
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(dialog.getByText('Введите название проекта')).toBeVisible();
    await dialog.getByLabel('Название').fill('9 «В», школа № 64');
    await dialog.getByRole('button', { name: /Категория/ }).click();
    await page.getByRole('option', { name: 'Школа' }).click();
    await dialog.getByRole('button', { name: 'Создать' }).click();
  });

  await test.step('fills in the client and the days', async () => {
    const window = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    await expect(window.getByLabel('Категория')).toHaveValue('Школа');
    await expect(window.getByLabel('Категория')).not.toBeEditable();
    await expect(window.getByText('Категорию нельзя изменить после создания')).toBeVisible();
    const { width } = page.viewportSize() ?? { width: 0 };
    await expect.poll(() => window.evaluate((one) => one.getBoundingClientRect().width)).toBe(Math.min(width, 1040));
    await window.getByLabel('Имя клиента').fill('Мария Гордеева');
    await window.getByLabel('Телефон клиента').fill('8 900 111-22-33');
    await window.getByLabel('Дата съёмки').fill('2027-05-14');
    await window.getByLabel('Срок сдачи').fill('2027-05-14');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    await expect(window.getByText('Срок сдачи должен быть позже дня съёмки')).toBeVisible();
    await window.getByLabel('Срок сдачи').fill('2027-06-01');
    const email = window.getByLabel('Email клиента');
    await email.pressSequentially('maria@почта.рф');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    // As it was typed, and not as «xn--…».
    await expect(email).toHaveValue('maria@почта.рф');
    await expect(window.getByText('Введите корректный email')).toBeVisible();
    await email.fill('maria@example.ru');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Проект сохранён')).toBeVisible();
  });

  await test.step('finds the same after a reload', async () => {
    await page.reload();
    const window = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    await expect(window.getByLabel('Имя клиента')).toHaveValue('Мария Гордеева');
    await expect(window.getByLabel('Email клиента')).toHaveValue('maria@example.ru');
    await expect(window.getByLabel('Телефон клиента')).toHaveValue('+7 (900) 111-22-33');
    await expect(window.getByLabel('Дата съёмки')).toHaveValue('2027-05-14');
    await expect(window.getByLabel('Срок сдачи')).toHaveValue('2027-06-01');
  });

  await test.step('a day that is only half typed is told, and takes no stored day away', async () => {
    const window = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    const deadline = window.getByLabel('Срок сдачи');
    await deadline.focus();
    await page.keyboard.press('Backspace');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    await expect(deadline).toHaveAccessibleDescription('Укажите дату');
    // The half that was typed goes with the tab; to come back to an empty field is no wish for no day.
    await window.getByRole('tab', { name: /^Изображения/ }).click();
    await window.getByRole('tab', { name: 'Детали' }).click();
    await deadline.focus();
    await page.keyboard.press('Tab');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    await expect(deadline).toHaveAccessibleDescription('Укажите дату');
    await deadline.fill('2027-06-01');
    await expect(deadline).toHaveAccessibleDescription('');
  });

  await test.step('a new name is sent alone', async () => {
    const window = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    await window.getByLabel('Название').fill('9 «В», школа № 46');
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    expect((await saving).postDataJSON()).toEqual({ name: '9 «В», школа № 46' });
    await expect(page.getByRole('dialog', { name: '9 «В», школа № 46' })).toBeVisible();
  });

  await test.step('puts it away and takes it back', async () => {
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: /^В архив: 9/ }).click();
    await page.getByRole('alertdialog', { name: 'Отправить в архив?' }).getByRole('button', { name: 'В архив' }).click();
    await expect(page.getByText('Проект в архиве')).toBeVisible();
    await page.getByRole('tab', { name: /Архив/ }).click();
    const card = page.getByRole('article', { name: '9 «В», школа № 46' });
    await expect(card.getByText(new RegExp(`^В архиве с ${today}`))).toBeVisible();
    await expect(card.getByText(/^Создан/)).toHaveCount(0);
    // Anywhere on the card: its picture.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page.getByText('Проект восстановлен')).toBeVisible();
    await expect(page.getByText('В архиве пусто')).toBeVisible();
    await page.getByRole('tab', { name: /Активные/ }).click();
    await expect(card.getByText(new RegExp(`^Создан ${today}`))).toBeVisible();
  });
  await test.step('cards stand in one, two and three columns', async () => {
    for (const [width, count] of [
      [390, 1],
      [800, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columns(page)).toBe(count);
    }
  });
});

/** The day of the test where its browser stands; about midnight it may be the next one. */
const dayIn = (hours: number) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' })
    .format(Date.now() + hours * 3_600_000)
    .replaceAll(/\s/g, String.raw`\s`);
const today = `(${dayIn(0)}|${dayIn(1)})`;
