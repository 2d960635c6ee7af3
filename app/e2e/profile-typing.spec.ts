import type { Locator, Page } from '@playwright/test';
import { openCard, section } from './card.ts';
import { expect, test } from './portal.ts';

/** Puts a text where the clipboard would, whatever the browser allows: the field hears one insertion. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText();
  await page.keyboard.insertText(text);
}

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, width: 0 };

test('the phone takes every way in which numbers are written, and never loses a digit', { tag: '@once' }, async ({ page, newcomer: _ }) => {
  await openCard(page);
  const phone = page.getByLabel('Телефон');
  await phone.pressSequentially('8абв900');
  await expect(phone).toHaveValue('+7 (900');
  await phone.pressSequentially('12345678');
  await expect(phone).toHaveValue('+7 (900) 123-45-67');
  for (const text of ['8 (916) 123-45-67', '+7 916 123 45 67', '79161234567', '9161234567', 'тел.: 8-916-123-45-67']) {
    await paste(page, phone, text);
    await expect(phone).toHaveValue('+7 (916) 123-45-67');
  }
  await paste(page, phone, '8001234567');
  await expect(phone).toHaveValue('+7 (800) 123-45-67');
  await phone.fill('890012345');
  await phone.blur();
  await expect(page.getByText('Введите номер полностью: 10 цифр после +7')).toBeVisible();
  await phone.fill('');
  await expect(page.getByText('Введите номер полностью: 10 цифр после +7')).toBeHidden();
});

test('the address, the prices and the links take only what they can hold', { tag: '@once' }, async ({ page, newcomer: _ }) => {
  await openCard(page);

  await test.step('an address is small Latin letters, and whole', async () => {
    const email = page.getByLabel('Email');
    await email.fill('');
    await email.pressSequentially('A b!Cю@Xя');
    await expect(email).toHaveValue('abc@x');
    await email.blur();
    await expect(section(page, 'Контакты').getByText('Введите корректный email')).toBeVisible();
    await email.fill('abc.d-e_f+1@x.ru');
    await expect(section(page, 'Контакты').getByText('Введите корректный email')).toBeHidden();
  });

  await test.step('prices are whole rubles in groups, from one upwards or none', async () => {
    for (const name of ['Ставка за час', 'Минимальная цена продукта']) {
      const field = page.getByLabel(name);
      await field.pressSequentially('1a2б500');
      await expect(field).toHaveValue('12\u00a0500');
      // The sign stands at the right edge of the field.
      const sign = section(page, 'Цены').getByText('₽', { exact: true });
      await expect(sign).toHaveCount(2);
      const [box, mark] = [await boxOf(field), await boxOf(sign.nth(name === 'Ставка за час' ? 0 : 1))];
      expect(mark.x).toBeGreaterThan(box.x + box.width / 2);
    }
    const rate = page.getByLabel('Ставка за час');
    await rate.fill('0');
    await rate.blur();
    await expect(page.getByText('Укажите сумму от 1 ₽')).toBeVisible();
    await rate.fill('1');
    await rate.blur();
    await expect(page.getByText('Укажите сумму от 1 ₽')).toBeHidden();
  });

  await test.step('links take no spaces and no brackets, and say that they want Latin letters', async () => {
    const telegram = page.getByRole('textbox', { name: 'Telegram' });
    await telegram.pressSequentially('an <na>');
    await expect(telegram).toHaveValue('anna');
    await telegram.fill('анна');
    await telegram.blur();
    await expect(page.getByText('Только латинские буквы, цифры и знаки . _ - / : @')).toBeVisible();
    await telegram.fill('anna');
    await expect(page.getByText('Только латинские буквы, цифры и знаки . _ - / : @')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'ВКонтакте' })).toHaveAttribute('placeholder', /vk\.com\//);
  });
});
