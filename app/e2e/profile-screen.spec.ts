import type { Page } from '@playwright/test';
import { answer, hold, notice } from './account.ts';
import { openCard, openTips, section } from './card.ts';
import { hasOpened } from './look.ts';
import { expect, test } from './portal.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Моя карточка' });

/** Where a part of the page begins. */
const placeOf = async (page: Page, name: string) => (await page.getByRole('heading', { level: 2, name }).boundingBox()) ?? { x: 0, y: 0 };

test(
  'the card and its lists are asked for together; a failure can be tried again',
  { tag: '@once' },
  async ({ page, newcomer, problems }) => {
    problems.expect(/status of 500/);
    await test.step('all at once, while a place for each part is kept', async () => {
      const paths = ['/api/photographer/profile', '/api/photographer/categories', '/api/photographer/portfolios'];
      const held = await Promise.all(paths.map((path) => hold(page, path)));
      await page.goto('/dashboard/profile');
      await Promise.all(held.map(({ arrived }) => arrived));
      await expect(page.getByText('Загрузка карточки…')).toBeAttached();
      for (const { release } of held) release();
      await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
      await page.unrouteAll();
    });

    await test.step('a card that does not come can be asked for again', async () => {
      await answer(page, '/api/photographer/profile', 500, { success: false, message: 'Сейчас идут работы' });
      await page.reload();
      await expect(page.getByText('Не удалось загрузить карточку').first()).toBeVisible();
      await expect(page.getByLabel('Имя')).toHaveCount(0);
      await page.unroute('**/api/photographer/profile');
      await page.getByRole('button', { name: 'Попробовать снова' }).click();
      await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
    });

    await test.step('without the list of specializations the form stands', async () => {
      await answer(page, '/api/photographer/categories', 500, { success: false });
      await openCard(page);
      await expect(notice(page, 'Не удалось загрузить специализации')).toBeVisible();
    });
  },
);

test('the card has its fields, its tips, its preview and the portfolios below', async ({ page, newcomer: _, isMobile }) => {
  await openCard(page);
  await expect(heading(page)).toBeVisible();

  await test.step('each part of the form holds its fields', async () => {
    const parts = {
      'Личная информация': ['Имя', 'Фамилия', 'О себе'],
      Цены: ['Ставка за час', 'Минимальная цена продукта'],
      Контакты: ['Email', 'Телефон', 'Telegram', 'ВКонтакте', 'YouTube'],
    };
    for (const [part, fields] of Object.entries(parts)) {
      for (const field of fields) await expect(section(page, part).getByRole('textbox', { name: field })).toBeVisible();
    }
    const personal = section(page, 'Личная информация');
    await expect(personal.getByRole('group', { name: 'Фото профиля' }).getByRole('button', { name: 'Загрузить фото' })).toBeVisible();
    await expect(personal.getByText('JPEG, PNG или WebP, рекомендуем 400×400')).toBeVisible();
    await expect(personal.getByRole(isMobile ? 'button' : 'combobox', { name: /^Город/ })).toBeVisible();
    await expect(section(page, 'Специализации').getByRole('button', { name: 'Школьные альбомы' })).toBeVisible();
    await expect(section(page, 'Специализации').getByRole('button')).not.toHaveCount(1);
  });

  await test.step('the tips say what to fill in', async () => {
    const tips = await openTips(page, isMobile);
    for (const said of [
      'Фото профиля, имя и город обязательны',
      'Подробный рассказ о себе',
      'Контакты и соцсети',
      'Все категории, в которых снимаете',
      'Хотя бы одно портфолио с фото',
    ]) {
      await expect(tips.getByText(said)).toBeVisible();
    }
    if (!isMobile) return;
    await hasOpened(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the form stands left of the preview, the portfolios below both', async () => {
    const [form, preview, last, portfolios] = await Promise.all(
      ['Личная информация', 'Так выглядит карточка', 'Специализации', 'Портфолио'].map((name) => placeOf(page, name)),
    );
    if (!isMobile) expect(preview?.x).toBeGreaterThan(form?.x ?? 0);
    expect(portfolios?.y).toBeGreaterThan(last?.y ?? 0);
    expect(portfolios?.y).toBeGreaterThan(preview?.y ?? 0);
  });

  await test.step('the preview says what is typed, before it is saved', async () => {
    await page.getByLabel('Имя').fill('Аннушка');
    await expect(page.getByRole('article').getByRole('heading', { name: /^Аннушка / })).toBeVisible();
    await page.getByLabel('О себе').fill('Снимаю тихо и близко.');
    await expect(page.getByRole('article').getByText('Снимаю тихо и близко.')).toBeVisible();
  });

  await test.step('leaving asks, and staying keeps what was typed', async () => {
    await page.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name: 'Обучение' }).filter({ visible: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
    await expect(page.getByLabel('Имя')).toHaveValue('Аннушка');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть сохранённую' }).click();
    await expect(page.getByLabel('О себе')).toHaveValue('');
  });
});
