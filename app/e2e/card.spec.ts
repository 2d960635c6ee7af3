import { notice } from './support/account.ts';
import { avatarInput, completeBanner, saveButton } from './support/card.ts';
import { cards, openCities } from './support/directory.ts';
import { expect, test } from './support/portal.ts';
import { makePortfolio, percent, testImage } from './support/portfolios.ts';

/** The percentage as displayed, with a non-breaking space. */
const share = (full: number): string => `${full}\u00a0%`;

test('a card is completed, saved, found under its city, and left only after a confirmation', async ({ page, portal, newcomer }) => {
  const own = percent(page.getByRole('main'));

  await test.step('from the home page of the cabinet each missing part leads to its field', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Карточка заполнена на 22' })).toBeVisible();
    await page.getByRole('link', { name: 'телефон' }).click();
    await expect(page).toHaveURL('/dashboard/profile#phone');
    await expect(page.getByLabel('Телефон')).toBeFocused();
    await expect(own).toHaveText(share(22));
  });

  await test.step('errors are shown at their fields, and nothing is sent', async () => {
    await page.getByLabel('Имя').fill(' ');
    await saveButton(page).click();
    for (const message of ['Введите имя', 'Укажите город', 'Расскажите о себе', 'Выберите хотя бы одну специализацию'])
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Имя')).toBeFocused();
    await page.getByLabel('Имя').fill(newcomer.firstName);
  });

  await test.step('cities of one name are two options', async () => {
    const field = await openCities(page, page.getByRole('main'), false);
    await field.fill('киров');
    await expect(page.getByRole('option').first()).toHaveText(/^Киров\s*Кировская область$/);
    await page.getByRole('option', { name: 'Киров (Калужская область)' }).click();
  });

  await test.step('the rest, and an avatar', async () => {
    await page.getByLabel('О себе').fill('  Снимаю тихо и близко.  ');
    await page.getByRole('button', { name: 'Школьные альбомы' }).click();
    await page.getByLabel('Телефон').fill('8 (916) 123-45-67');
    await page.getByLabel('Email').fill('anna@photo.example');
    await page.getByLabel('Ставка за час').fill('3700');
    await page.getByRole('textbox', { name: 'Telegram' }).fill('@anna');
    await page.getByRole('textbox', { name: 'ВКонтакте' }).fill('https://vk.com/anna_foto');
    await expect(own).toHaveText(share(78));
    await avatarInput(page).setInputFiles(await testImage('лицо.jpg', '#2f5d43'));
    await page.getByRole('dialog', { name: 'Кадр для фото профиля' }).getByRole('button', { name: 'Загрузить' }).click();
    await expect(notice(page, 'Фото профиля обновлено')).toBeVisible();
    await expect(own).toHaveText(share(89));
    await saveButton(page).click();
    await expect(notice(page, 'Карточка сохранена')).toBeVisible();
    await expect(saveButton(page)).toHaveCount(0);
    await expect(completeBanner(page)).toHaveCount(0);
  });

  await test.step('after a reload everything is there; with a portfolio photo nothing is missing', async () => {
    await makePortfolio(portal.url, newcomer, 'Двор', [await testImage('двор.jpg', '#2f5d43')]);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Киров (Калужская область)');
    await expect(page.getByLabel('О себе')).toHaveValue('Снимаю тихо и близко.');
    await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 123-45-67');
    await expect(page.getByRole('textbox', { name: 'ВКонтакте' })).toHaveValue('anna_foto');
    await expect(page.getByLabel('Ставка за час')).toHaveValue('3\u00a0700');
    await expect(page.getByRole('article').getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/anna');
    await expect(own).toHaveText(share(100));
    await expect(completeBanner(page)).toBeVisible();
  });

  await test.step('unsaved changes survive a reload', async () => {
    await page.getByLabel('Ставка за час').fill('');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(notice(page, 'Вернули то, что вы не сохранили')).toBeVisible();
    await expect(page.getByLabel('Ставка за час')).toHaveValue('');
  });

  await test.step('leaving asks, by a link and by Back; staying keeps the changes', async () => {
    const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
    await page.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name: 'Обучение' }).click();
    await question.getByRole('button', { name: 'Остаться' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Ставка за час')).toHaveValue('');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Остаться' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/dashboard/profile#phone');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Уйти' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('the card is listed under the chosen city, and not under the other of the same name', async () => {
    for (const [city, count] of [
      ['Киров (Калужская область)', 1],
      ['Киров', 0],
    ] as const) {
      await page.goto(`/photographers?city=${encodeURIComponent(city)}&limit=48`);
      await expect(page.getByRole('region', { name: 'Список фотографов' })).toHaveAttribute('aria-busy', 'false');
      await expect(cards(page).filter({ hasText: newcomer.lastName })).toHaveCount(count);
    }
  });
});

test('Back asks before input is lost, also to a page that was skipped to its content', async ({ page, newcomer }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'К содержанию' }).press('Enter');
  await expect(page).toHaveURL('/dashboard#content');
  await page.getByRole('link', { name: 'Моя карточка' }).click();
  await page.getByLabel('Имя').fill(`${newcomer.firstName}-Мария`);
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Несохранённые изменения пропадут');
  await expect(page.getByLabel('Имя')).toHaveValue(`${newcomer.firstName}-Мария`);
  // Before it has the focus, Escape does not reach it.
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/dashboard/profile');
});
