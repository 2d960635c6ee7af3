import sharp from 'sharp';
import { cards, chooseCity, filtersOf, prices, typePrice } from './support/directory.ts';
import { expect, test } from './support/portal.ts';

/** The main path through the whole system. */
test('a visitor finds a photographer, a photographer creates a card, and both survive a restart', async ({ page, portal }) => {
  const person = {
    first: 'Ярослава',
    last: 'Новая',
    email: 'yaroslava@photo.example',
    password: 'плёнка-и-свет',
  };

  await test.step('narrows the directory', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Фотографы', exact: true })).toBeVisible();
    const panel = filtersOf(page);
    await chooseCity(page, panel, 'Москва');
    await typePrice(panel, 1500, 6000);
    await panel.getByRole('button', { name: 'Школьные альбомы' }).click();
    await panel.getByRole('button', { name: 'Портрет', exact: true }).click();
    await expect(page).toHaveURL(/min_price=1500/);
    await expect(cards(page).first()).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText('Москва');
  });

  await test.step('sorts by price and goes to page 2', async () => {
    await page.getByRole('button', { name: 'По цене' }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(cards(page).first()).toBeVisible();
    const before = await prices(page);
    expect(before).toEqual(before.toSorted((a, b) => a - b));
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first()).toBeVisible();
    const after = await prices(page);
    expect(Math.min(...after)).toBeGreaterThanOrEqual(Math.max(...before));
    expect(Math.min(...after)).toBeGreaterThanOrEqual(1500);
  });

  await test.step('opens a photographer, comes back to the same list', async () => {
    const link = cards(page).first().getByRole('link').first();
    const name = ((await link.textContent()) ?? '').trim();
    await link.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/page=2/);
    await cards(page).first().getByRole('link').first().click();
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
    const crop = page.getByRole('dialog', { name: 'Кадр для фото профиля' });
    await crop.getByRole('button', { name: 'Загрузить' }).click();
    await expect(page.getByText('Фото профиля обновлено')).toBeVisible();
    await chooseCity(page, page.locator('main'), 'Суздаль');
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
      // A request that is pending when the server stops would be reported as an error.
      await page.waitForLoadState('networkidle');
    };
    await found();
    await portal.restart();
    await found();
    await portal.kill();
    await found();
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('О себе')).toHaveValue(/белый камень/);
  });
});

async function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b4553f' } })
    .jpeg()
    .toBuffer();
}
