import type { BrowserContext } from '@playwright/test';
import { projectWith } from './support/projects.ts';
import { expect, test } from './support/portal.ts';

/** A class link in a chat of parents: two families, three phones. */
test('two families choose by one link, each alone, and the photographer sees both', async ({
  page,
  portal,
  newcomer,
  browser,
  problems,
}) => {
  // The end of the link is refused to those who are there.
  problems.expect(/410/);
  const project = await projectWith({ url: portal.url, token: newcomer.token }, '1.jpg', '2.jpg', '3.jpg');
  const people: BrowserContext[] = [];
  const phone = async (address: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' });
    people.push(context);
    const opened = await context.newPage();
    await opened.goto(address);
    return opened;
  };
  const shares = async () => {
    await page.goto(`/dashboard/projects?project=${project}`);
    await page.getByRole('tab', { name: 'Ссылки' }).click();
  };

  await shares();
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  const form = page.getByRole('dialog', { name: 'Ссылка для клиента' });
  await form.getByText('Каждая семья выбирает отдельно', { exact: true }).click();
  await form.getByLabel('Сколько можно выбрать').fill('1');
  await form.getByLabel('PIN').fill('2468');
  await form.getByRole('button', { name: 'Создать ссылку' }).click();
  const address = await page.getByRole('dialog', { name: 'Ссылка готова' }).getByLabel('Адрес ссылки').inputValue();

  const join = async (name: string) => {
    const opened = await phone(address);
    await opened.getByLabel('PIN').fill('2468');
    await opened.getByRole('button', { name: 'Открыть' }).tap();
    await expect(opened.getByRole('heading', { name: 'Кто выбирает?' })).toBeVisible();
    await expect(opened.getByRole('row')).toHaveCount(0);
    await opened.getByLabel('Фамилия и имя ребёнка').fill(name);
    await opened.getByRole('button', { name: 'Продолжить' }).tap();
    await expect(opened.getByText(`Выбирает: ${name}`)).toBeVisible();
    return opened;
  };

  const mother = await join('Котова Анна');
  await test.step('one chooses and sends', async () => {
    await mother.getByRole('button', { name: 'Выбрать 1.jpg' }).tap();
    await expect(mother.getByText('Выбрано 1 из 1')).toBeVisible();
    await mother.getByRole('button', { name: 'Готово' }).tap();
    await mother.getByRole('button', { name: 'Отправить' }).tap();
    await expect(mother.getByText('Выбор отправлен')).toBeVisible();
  });

  const other = await join('Лев Иванов');
  await test.step('the other begins without hearts, and is not told of the first', async () => {
    await expect(other.getByRole('button', { name: 'Выбрать 1.jpg' })).toHaveAttribute('aria-pressed', 'false');
    await other.getByRole('button', { name: 'Выбрать 2.jpg' }).tap();
    await expect(other.getByText('Выбрано 1 из 1')).toBeVisible();
    expect(await other.content()).not.toContain('Котова');
  });

  await test.step('the link leads each back to its own, and its address opens on a second phone', async () => {
    await mother.goto(address);
    await expect(mother.getByText('Выбор отправлен')).toBeVisible();
    expect(mother.url()).not.toBe(address);
    const father = await phone(mother.url());
    await father.getByLabel('PIN').fill('2468');
    await father.getByRole('button', { name: 'Открыть' }).tap();
    await expect(father.getByText('Выбирает: Котова Анна')).toBeVisible();
    await expect(father.getByText('Выбор отправлен')).toBeVisible();
  });

  await test.step('the photographer sees who chose, and ends one', async () => {
    await shares();
    await expect(page.getByText('2 семьи, готово: 1')).toBeVisible();
    await page.getByRole('button', { name: /^Семьи/ }).click();
    const families = page.getByRole('list', { name: 'Семьи' }).getByRole('listitem');
    await expect(families).toContainText(['Котова Анна', 'Лев Иванов']);
    await families.filter({ hasText: 'Лев' }).getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Завершить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
    await expect(page.getByText('1 семья, готово: 1')).toBeVisible();
    await other.reload();
    await expect(other.getByText('Ссылка больше не работает')).toBeVisible();
    await mother.reload();
    await expect(mother.getByText('Выбирает: Котова Анна')).toBeVisible();
  });
  await Promise.all(people.map((context) => context.close()));
});
