import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { notice } from './account.ts';
import { avatarInput, completeBanner, openCard, saveButton } from './card.ts';
import { chooseCity } from './directory.ts';
import { expect, test } from './portal.ts';
import { makePortfolio, picture } from './portfolios.ts';

/** How complete the card is as it is typed; the navigation has that of the saved one. */
const percent = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+\s%$/)
    .first();
const part = (share: number): string => `${share}\u00a0%`;

test('the percent follows each part of the card, and a full one is told in green', async ({ page, portal, newcomer, isMobile }) => {
  await openCard(page);
  await expect(percent(page)).toHaveText(part(22));

  await test.step('what counts double, and what counts once', async () => {
    await page.getByLabel('О себе').fill('Снимаю тихо и близко.');
    await expect(percent(page)).toHaveText(part(33));
    await chooseCity(page, page.locator('main'), 'Суздаль', isMobile);
    await expect(percent(page)).toHaveText(part(44));
    await page.getByRole('button', { name: 'Портрет', exact: true }).click();
    await expect(percent(page)).toHaveText(part(56));
    const email = page.getByLabel('Email');
    const hadEmail = (await email.inputValue()) !== '';
    await email.fill(hadEmail ? '' : 'anna@photo.example');
    await expect(percent(page)).toHaveText(part(hadEmail ? 50 : 61));
    await email.fill('anna@photo.example');
    await page.getByLabel('Телефон').fill('89001234567');
    await page.getByLabel('Ставка за час').fill('3700');
    await page.getByRole('textbox', { name: 'Telegram' }).fill('anna');
    await page.getByRole('textbox', { name: 'YouTube' }).fill('anna');
    await expect(percent(page)).toHaveText(part(78));
    await saveButton(page).click();
    await expect(notice(page, 'Карточка сохранена')).toBeVisible();
  });

  await test.step('a face, and a portfolio with a photograph', async () => {
    const face = sharp({ create: { width: 400, height: 400, channels: 3, background: '#2f5d43' } });
    await avatarInput(page).setInputFiles({ name: 'лицо.png', mimeType: 'image/png', buffer: await face.png().toBuffer() });
    await expect(percent(page)).toHaveText(part(89));
    await expect(completeBanner(page)).toHaveCount(0);
    await makePortfolio(portal.url, newcomer, 'Пусто', []);
    await page.reload();
    await expect(page.getByText('В этом портфолио пока нет фото')).toBeVisible();
    await expect(percent(page)).toHaveText(part(89));
    await expect(completeBanner(page)).toHaveCount(0);
    await makePortfolio(portal.url, newcomer, 'Двор', [await picture('двор.jpg', '#2f5d43')]);
    await page.reload();
    await expect(percent(page)).toHaveText(part(100));
    await expect(completeBanner(page)).toBeVisible();
  });

  await test.step('without one of its parts it is full no more', async () => {
    await page.getByLabel('О себе').fill('');
    await expect(completeBanner(page)).toHaveCount(0);
    await expect(percent(page)).toHaveText(part(89));
  });
});
