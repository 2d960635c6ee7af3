import type { Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';

const columns = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((card) => getComputedStyle(card.parentElement ?? card).gridTemplateColumns.split(' ').length);

test('a project is created, edited, found, archived and restored', { tag: '@all' }, async ({ page, newcomer: _ }) => {
  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: 'Проекты' }).first().click();
  await expect(page.getByText('Проектов пока нет')).toBeVisible();

  await test.step('an empty list is requested again, because another device may have added projects', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
    const requested = page.waitForRequest('**/api/photographer/projects');
    await page.goForward();
    await requested;
    await expect(page.getByText('Проектов пока нет')).toBeVisible();
  });

  await test.step('the empty archive has its own text, and no create button', async () => {
    await page.getByRole('tab', { name: /Архив/ }).click();
    await expect(page.getByText('В архиве пусто')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
    await page.getByRole('tab', { name: /Активные/ }).click();
  });

  await test.step('creates it', async () => {
    await page.getByRole('button', { name: 'Создать проект' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Новый проект' });
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(dialog.getByText('Введите название проекта')).toBeVisible();
    await dialog.getByLabel('Название').fill('9 «В», школа № 64');
    const category = dialog.getByLabel('Категория');
    const isOpen = () => category.evaluate((select) => select.matches(':open'));
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await category.press('Space');
      await expect.poll(isOpen).toBe(true);
      await close();
      await expect.poll(isOpen).toBe(false);
      await expect(dialog).toBeVisible();
    }
    await category.selectOption({ label: 'Школа' });
    await dialog.getByRole('button', { name: 'Создать' }).click();
  });

  await test.step('fills in the client and the dates', async () => {
    const dialog = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    await expect(dialog.getByLabel('Категория')).toHaveValue('Школа');
    await expect(dialog.getByLabel('Категория')).not.toBeEditable();
    await expect(dialog.getByText('Категорию нельзя изменить после создания')).toBeVisible();
    const { width } = page.viewportSize() ?? { width: 0 };
    await expect.poll(() => dialog.evaluate((one) => one.getBoundingClientRect().width)).toBe(Math.min(width, 1040));
    await dialog.getByLabel('Имя клиента').fill('Мария Гордеева');
    await dialog.getByLabel('Телефон клиента').fill('8 900 111-22-33');
    await dialog.getByLabel('Дата съёмки', { exact: true }).fill('14.05.2027');
    await dialog.getByLabel('Срок сдачи', { exact: true }).fill('14.05.2027');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Срок сдачи должен быть позже дня съёмки')).toBeVisible();
    await dialog.getByLabel('Срок сдачи', { exact: true }).fill('01.06.2027');
    const email = dialog.getByLabel('Email клиента');
    await email.pressSequentially('maria@почта.рф');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    // As typed, and not as «xn--…».
    await expect(email).toHaveValue('maria@почта.рф');
    await expect(dialog.getByText('В адресе только латинские буквы: проверьте раскладку')).toBeVisible();
    await email.fill('maria@example.ru');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Проект сохранён')).toBeVisible();
  });

  await test.step('shows the same after a reload', async () => {
    await page.reload();
    const dialog = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    await expect(dialog.getByLabel('Имя клиента')).toHaveValue('Мария Гордеева');
    await expect(dialog.getByLabel('Email клиента')).toHaveValue('maria@example.ru');
    await expect(dialog.getByLabel('Телефон клиента')).toHaveValue('+7 (900) 111-22-33');
    await expect(dialog.getByLabel('Дата съёмки', { exact: true })).toHaveValue('14.05.2027');
    await expect(dialog.getByLabel('Срок сдачи', { exact: true })).toHaveValue('01.06.2027');
  });

  await test.step('a partly typed date is an error, and does not delete the stored date', async () => {
    const dialog = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    const deadline = dialog.getByLabel('Срок сдачи', { exact: true });
    await deadline.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(deadline).toHaveAccessibleDescription('Укажите дату');
    // Another tab and back: it is there as it was typed.
    await dialog.getByRole('tab', { name: /^Изображения/ }).click();
    await dialog.getByRole('tab', { name: 'Детали' }).click();
    await expect(deadline).toHaveValue('01.06.202');
    await deadline.fill('01.06.2027');
    await expect(deadline).toHaveAccessibleDescription('');
  });

  await test.step('a new name is the only field sent', async () => {
    const dialog = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    await dialog.getByLabel('Название').fill('9 «В», школа № 46');
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    expect((await saving).postDataJSON()).toEqual({ name: '9 «В», школа № 46' });
    await expect(page.getByRole('dialog', { name: '9 «В», школа № 46' })).toBeVisible();
  });

  await test.step('archives and restores it', async () => {
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: /^В архив: 9/ }).click();
    await page.getByRole('alertdialog', { name: 'Отправить в архив?' }).getByRole('button', { name: 'В архив' }).click();
    await expect(page.getByText('Проект в архиве')).toBeVisible();
    await page.getByRole('tab', { name: /Архив/ }).click();
    const card = page.getByRole('article', { name: '9 «В», школа № 46' });
    await expect(card.getByText(new RegExp(`^В архиве с ${today}`))).toBeVisible();
    await expect(card.getByText(/^Создан/)).toHaveCount(0);
    // Anywhere on the card.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page.getByText('Проект восстановлен')).toBeVisible();
    await expect(page.getByText('В архиве пусто')).toBeVisible();
    await page.getByRole('tab', { name: /Активные/ }).click();
    await expect(card.getByText(new RegExp(`^Создан ${today}`))).toBeVisible();
  });
  await test.step('cards are in one, two and three columns', async () => {
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

/** Today in the browser's time zone; around midnight it may be tomorrow. */
const dayIn = (hours: number) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' })
    .format(Date.now() + hours * 3_600_000)
    .replaceAll(/\s/g, String.raw`\s`);
const today = `(${dayIn(0)}|${dayIn(1)})`;
