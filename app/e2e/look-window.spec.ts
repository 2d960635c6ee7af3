import { comeUndrawn } from './answers.ts';
import type { Locator } from '@playwright/test';
import { cards } from './directory.ts';
import { anna, counter, detailOf, hold, manyPhotos, tell, thumbnails, viewerOf, watchShifts, windowAddress, windowOf } from './look.ts';
import { expect, test } from './portal.ts';

const sources = (images: Locator): Promise<(string | null)[]> => images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));

test('the window opens with what the card knew, and nothing moves when the rest comes', async ({ page, isMobile }) => {
  await page.goto('/photographers?city=' + encodeURIComponent(anna.city));
  const card = cards(page).filter({ hasText: anna.name });
  await expect(card.getByRole('img', { name: /./ })).toHaveCount(4);
  const known = await sources(card.getByRole('img', { name: /./ }));
  const release = await hold(page, detailOf(anna.id));
  const shifts = await watchShifts(page);
  await card.getByRole('button', { name: `Смотреть все работы: ${anna.name}` }).click();

  const dialog = windowOf(page);
  await expect(dialog.getByText(anna.name).last()).toBeVisible();
  await expect(dialog.getByText(anna.city)).toBeVisible();
  await expect(dialog.getByText('Загрузка карточки…')).toBeVisible();
  const drawn = dialog.locator('img');
  expect(await sources(drawn)).toEqual([...(await sources(card.locator('img[width="52"]'))), ...known]);
  // «Смотреть все» means the portfolio.
  if (isMobile) await expect(dialog.getByRole('tab', { name: 'Портфолио' })).toHaveAttribute('aria-selected', 'true');

  release();
  await expect(dialog.getByText(`${anna.albums} альбома, ${anna.photos} фото`)).toBeVisible();
  await expect(thumbnails(dialog)).toHaveCount(anna.photos);
  await expect.poll(() => drawn.last().evaluate((image: HTMLImageElement) => image.loading)).toBe('lazy');
  expect(await shifts()).toEqual([]);
});

test('tabs on a small screen, two columns on a large one', async ({ page, isMobile }) => {
  await page.goto(windowAddress);
  const dialog = windowOf(page);
  await expect(dialog.getByText('Мой первый класс', { exact: false })).toBeVisible();
  if (!isMobile) {
    await expect(dialog.getByRole('tablist')).toHaveCount(0);
    const [about, albums] = [dialog.getByText('Мой первый класс'), dialog.getByRole('heading', { name: 'Портфолио' })];
    expect((await about.boundingBox())?.x).toBeLessThan((await albums.boundingBox())?.x ?? 0);
    return;
  }
  await expect(dialog.getByRole('tab')).toHaveText(['О фотографе', 'Портфолио', 'Контакты']);
  await dialog.getByRole('tab', { name: 'Портфолио' }).click();
  await expect(thumbnails(dialog).first()).toBeVisible();
  await dialog.getByRole('tab', { name: 'Контакты' }).click();
  await expect(dialog.getByRole('link', { name: /ВКонтакте/ })).toBeVisible();
  await expect(page).toHaveURL(/tab=contacts/);
});

test('an album shows its first photographs and their number, a press shows the rest', async ({ page, isMobile }) => {
  await tell(page, anna.id, (person) => manyPhotos(person, 14));
  await page.goto(`${windowAddress}&tab=portfolio`);
  const dialog = windowOf(page);
  await expect(dialog.getByText('1 альбом, 14 фото')).toBeVisible();
  await expect(dialog.getByText('14 фото', { exact: true })).toBeVisible();
  await expect(thumbnails(dialog)).toHaveCount(isMobile ? 5 : 6);
  await dialog.getByRole('button', { name: `Показать ещё ${isMobile ? 9 : 8}` }).press('Enter');
  await expect(thumbnails(dialog)).toHaveCount(14);
  // The keyboard goes on with the first of those that have come.
  await expect(thumbnails(dialog).nth(isMobile ? 5 : 6)).toBeFocused();
});

test('a specialization that is chosen in the viewer leaves the window beneath as it was, and the keyboard comes back', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${windowAddress}&tab=portfolio`);
  const dialog = windowOf(page);
  const last = thumbnails(dialog).nth(anna.photos - 1);
  await last.focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  await viewer.getByRole('button', { name: 'Школьные альбомы' }).click();
  await expect(counter(viewer, '1 из 3')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(thumbnails(dialog)).toHaveCount(anna.photos);
  if (!isMobile) await expect(last).toBeFocused();
});

test('what the photographer did not fill in leaves no label behind', async ({ page, isMobile }) => {
  await tell(page, anna.id, (person) => Object.assign(person, { available: false }));
  await page.goto(windowAddress);
  const dialog = windowOf(page);
  for (const text of ['Опыт', '11 лет, больше 160 классов', 'Оборудование', 'Планшет 20×30', 'Сейчас не принимает заказы'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  if (isMobile) await dialog.getByRole('tab', { name: 'Контакты' }).click();
  await expect(dialog.getByRole('link', { name: '+7 (900) 000-00-01' })).toHaveAttribute('href', 'tel:+79000000001');

  await page.unroute(detailOf(anna.id));
  const nothing = { experience: null, equipment: null, school_album_types: [], phone: null, email: null, socialLinks: [] };
  await tell(page, anna.id, (person) => Object.assign(person, nothing));
  await page.goto(`${windowAddress}&tab=about`);
  await expect(dialog.getByText('Мой первый класс')).toBeVisible();
  for (const text of ['Опыт', 'Оборудование', 'Телефон', 'Почта', 'Сейчас не принимает заказы'])
    await expect(dialog.getByText(text, { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: 'Соцсети и контакты' })).toHaveCount(0);
  if (!isMobile) return;
  await dialog.getByRole('tab', { name: 'Контакты' }).click();
  await expect(dialog.getByText('Фотограф пока не указал контакты')).toBeVisible();
});

test('a failed window says so and asks again', async ({ page, problems }) => {
  problems.expect(/status of 500/);
  await comeUndrawn(page);
  await page.route(detailOf(anna.id), (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.goto(`${windowAddress}&tab=portfolio`);
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText('Ошибка при загрузке данных фотографа')).toBeVisible();
  await dialog.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(thumbnails(windowOf(page))).toHaveCount(anna.photos);
});
