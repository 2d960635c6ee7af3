import { expect, test } from './portal.ts';

test('a project is made, filled in, found, put away and taken back', async ({ page, newcomer: _ }) => {
  await page.goto('/dashboard/projects');
  await expect(page.getByText('Проектов пока нет')).toBeVisible();

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
    await window.getByLabel('Имя клиента').fill('Мария Гордеева');
    await window.getByLabel('Телефон клиента').fill('8 900 111-22-33');
    await window.getByLabel('Дата съёмки').fill('2027-05-14');
    await window.getByLabel('Срок сдачи').fill('2027-05-14');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    await expect(window.getByText('Срок сдачи должен быть позже дня съёмки')).toBeVisible();
    await window.getByLabel('Срок сдачи').fill('2027-06-01');
    await window.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Проект сохранён')).toBeVisible();
  });

  await test.step('finds the same after a reload', async () => {
    await page.reload();
    const window = page.getByRole('dialog', { name: '9 «В», школа № 64' });
    await expect(window.getByLabel('Имя клиента')).toHaveValue('Мария Гордеева');
    await expect(window.getByLabel('Телефон клиента')).toHaveValue('+7 (900) 111-22-33');
    await expect(window.getByLabel('Дата съёмки')).toHaveValue('2027-05-14');
    await expect(window.getByLabel('Срок сдачи')).toHaveValue('2027-06-01');
    await page.goBack();
  });

  await test.step('puts it away and takes it back', async () => {
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: /^В архив: 9/ }).click();
    await page.getByRole('alertdialog', { name: 'Отправить в архив?' }).getByRole('button', { name: 'В архив' }).click();
    await expect(page.getByText('Проект в архиве')).toBeVisible();
    await page.getByRole('tab', { name: /Архив/ }).click();
    await page.getByRole('button', { name: /^Восстановить: 9/ }).click();
    await expect(page.getByText('Проект восстановлен')).toBeVisible();
    await page.getByRole('tab', { name: /Активные/ }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
