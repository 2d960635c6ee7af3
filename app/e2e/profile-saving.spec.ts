import type { Page } from '@playwright/test';
import { callsTo, notice } from './account.ts';
import { openCard, saveButton, section } from './card.ts';
import { saveCard } from './newcomer.ts';
import { expect, test } from './portal.ts';

const cardPath = '/api/photographer/profile';
const puts = (calls: ReturnType<typeof callsTo>) => calls.filter((call) => call.method() === 'PUT');

/** Fills a field, leaves it, and reads what it says of itself. */
async function expectSaid(page: Page, field: string, text: string, said: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(text);
  await page.getByLabel(field, { exact: true }).blur();
  await expect(section(page, 'Личная информация').getByText(said, { exact: true })).toBeVisible();
}

test('a card with mistakes is not sent; each mistake stands at its field', { tag: '@once' }, async ({ page, newcomer }) => {
  const calls = callsTo(page, cardPath);
  await openCard(page);
  await page.getByLabel('Имя').fill(' ');
  await page.getByLabel('Фамилия').fill('');
  await saveButton(page).click();
  for (const said of ['Введите имя', 'Введите фамилию', 'Укажите город', 'Расскажите о себе', 'Выберите хотя бы одну специализацию']) {
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
  await expect(notice(page, 'Исправьте ошибки в форме')).toBeVisible();
  await expect(page.getByLabel('Имя')).toBeFocused();

  await expectSaid(page, 'Имя', 'Я'.repeat(256), 'Не больше 255 символов');
  await expectSaid(page, 'Имя', 'Я'.repeat(255), 'Введите фамилию');
  await expect(page.getByText('Не больше 255 символов')).toHaveCount(0);
  await expectSaid(page, 'Фамилия', 'Я'.repeat(256), 'Не больше 255 символов');
  await page.getByLabel('Фамилия').fill(newcomer.lastName);
  await expectSaid(page, 'О себе', 'я'.repeat(1001), 'Не больше 1000 символов');
  await page.getByLabel('О себе').fill('я'.repeat(1000));
  await expect(page.getByText('Не больше 1000 символов')).toHaveCount(0);
  expect(puts(calls)).toEqual([]);
});

test('a town is any name of a hundred letters', async ({ page, newcomer: _, isMobile }) => {
  await openCard(page);
  const said = page.getByText('Не больше 100 символов');
  const name = async (text: string) => {
    if (isMobile) await page.getByRole('button', { name: /^Город/ }).click();
    const field = isMobile
      ? page.getByRole('dialog', { name: 'Город' }).getByRole('combobox')
      : page.getByRole('combobox', { name: 'Город' });
    await field.fill(text);
    await expect(page.getByText(/Нажмите Enter для создания/)).toBeVisible();
    await expect(field).toHaveAttribute('aria-activedescendant', /./);
    await field.press('Enter');
  };
  await name('Ы'.repeat(101));
  await saveButton(page).click();
  await expect(said).toBeVisible();
  await name('Э'.repeat(100));
  await expect(said).toBeHidden();
});

test('what is sent is what the card holds, and empty prices are none', { tag: '@once' }, async ({ page, portal, newcomer }) => {
  await saveCard(portal.url, newcomer);
  await openCard(page);
  await page.getByLabel('О себе').fill('  Снимаю тихо и близко.  ');
  await page.getByLabel('Ставка за час').fill('');
  await page.getByLabel('Телефон').fill('8 (916) 123-45-67');
  await page.getByRole('textbox', { name: 'Telegram' }).fill('@anna');
  await page.getByRole('textbox', { name: 'ВКонтакте' }).fill('https://vk.com/anna_foto');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(cardPath));
  await saveButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    first_name: newcomer.firstName,
    last_name: newcomer.lastName,
    city: 'Мышкин',
    bio: 'Снимаю тихо и близко.',
    hourly_rate: null,
    min_product_price: null,
    phone: '+79161234567',
    categories: [1],
    social_links: [
      { id: 2, username: 'anna_foto' },
      { id: 3, username: 'anna' },
    ],
  });
  await expect(notice(page, 'Карточка сохранена')).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);

  await test.step('after a reload all of it is there', async () => {
    await page.reload();
    await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 123-45-67');
    await expect(page.getByRole('textbox', { name: 'Telegram' })).toHaveValue('anna');
    await expect(page.getByRole('textbox', { name: 'ВКонтакте' })).toHaveValue('anna_foto');
    await expect(page.getByLabel('Ставка за час')).toHaveValue('');
    await expect(page.getByRole('article').getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/anna');
  });

  await test.step('what is typed and not saved outlives a reload', async () => {
    await page.getByLabel('Ставка за час').fill('3700');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(notice(page, 'Вернули то, что вы не сохранили')).toBeVisible();
    await expect(page.getByLabel('Ставка за час')).toHaveValue('3\u00a0700');
  });
});
