import { comeUndrawn } from './answers.ts';
import type { Locator, Page } from '@playwright/test';
import { cards } from './directory.ts';
import { anna, counter, detailOf, hasOpened, hold, manyPhotos, tell, thumbnails, viewerOf, watchShifts } from './look.ts';
import { expect, test } from './portal.ts';

const address = `/photographers?photographer=${anna.id}`;
const windowOf = (page: Page): Locator => page.getByRole('dialog', { name: anna.name });

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
  await page.goto(address);
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
  await page.goto(`${address}&tab=portfolio`);
  const dialog = windowOf(page);
  await expect(dialog.getByText('1 альбом, 14 фото')).toBeVisible();
  await expect(dialog.getByText('14 фото', { exact: true })).toBeVisible();
  await expect(thumbnails(dialog)).toHaveCount(isMobile ? 5 : 6);
  await dialog.getByRole('button', { name: `Показать ещё ${isMobile ? 9 : 8}` }).click();
  await expect(thumbnails(dialog)).toHaveCount(14);
});

test('a specialization that is chosen in the viewer leaves the window beneath as it was, and the keyboard comes back', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${address}&tab=portfolio`);
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
  await page.goto(address);
  const dialog = windowOf(page);
  for (const text of ['Опыт', '11 лет, больше 160 классов', 'Оборудование', 'Планшет 20×30', 'Сейчас не принимает заказы'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  if (isMobile) await dialog.getByRole('tab', { name: 'Контакты' }).click();
  await expect(dialog.getByRole('link', { name: '+7 (900) 000-00-01' })).toHaveAttribute('href', 'tel:+79000000001');

  await page.unroute(detailOf(anna.id));
  const nothing = { experience: null, equipment: null, school_album_types: [], phone: null, email: null, socialLinks: [] };
  await tell(page, anna.id, (person) => Object.assign(person, nothing));
  await page.goto(`${address}&tab=about`);
  await expect(dialog.getByText('Мой первый класс')).toBeVisible();
  for (const text of ['Опыт', 'Оборудование', 'Телефон', 'Почта', 'Сейчас не принимает заказы'])
    await expect(dialog.getByText(text, { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: 'Соцсети и контакты' })).toHaveCount(0);
  if (!isMobile) return;
  await dialog.getByRole('tab', { name: 'Контакты' }).click();
  await expect(dialog.getByText('Фотограф пока не указал контакты')).toBeVisible();
});

test('Back closes the photograph, then the window, and the list stands where it stood', async ({ page }) => {
  await page.goto('/photographers');
  const card = cards(page).nth(3);
  await card.getByRole('link').first().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole('button', { name: /^Смотреть все работы/ }).click();
  const dialog = page.getByRole('dialog');
  await thumbnails(dialog).nth(1).click();
  const viewer = viewerOf(page);
  await expect(counter(viewer, /^2 из/)).toBeAttached();
  await hasOpened(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(viewer, /^3 из/)).toBeAttached();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(thumbnails(dialog).first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/photographers$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('a link leads to an open window, and one that leads nowhere says so', async ({ page }) => {
  await test.step('to a photograph, whichever tab it names', async () => {
    await page.goto(`${address}&photo=3`);
    const viewer = viewerOf(page);
    await expect(counter(viewer, '3 из 9')).toBeAttached();
    await hasOpened(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(windowOf(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`photographer=${anna.id}$`));
    // The keyboard comes back to the window a frame after the photograph has gone.
    await expect(
      windowOf(page)
        .locator(':focus')
        .or(windowOf(page).and(page.locator(':focus'))),
    ).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(windowOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/photographers$/);
  });
  await test.step('to a photograph behind the last one: the last one', async () => {
    await page.goto(`${address}&photo=9999`);
    await expect(counter(viewerOf(page), '9 из 9')).toBeAttached();
  });
  await test.step('to no photograph, to no specialization', async () => {
    for (const rest of ['photo=abc', 'photo=0', 'photo=-1', 'kind=abc', 'tab=secret']) {
      await page.goto(`${address}&${rest}`);
      await expect(windowOf(page).getByText(anna.city)).toBeVisible();
      await expect(viewerOf(page)).toHaveCount(0);
    }
  });
  await test.step('to a specialization of which no photograph is left: to all', async () => {
    await page.goto(`${address}&tab=portfolio&kind=999`);
    await expect(thumbnails(windowOf(page)).first()).toBeVisible();
    await page.goto(`${address}&kind=999&photo=1`);
    await expect(counter(viewerOf(page), '1 из 9')).toBeAttached();
  });
  await test.step('to nobody', async () => {
    await page.goto('/photographers?photographer=999999&photo=2');
    const dialog = page.getByRole('dialog', { name: 'Фотограф не найден' });
    await expect(dialog.getByText('Возможно, карточка удалена или ссылка устарела.')).toBeVisible();
    await dialog.getByRole('link', { name: 'Перейти к фотографам' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/?photographer=abc');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a failed window says so and asks again', async ({ page, problems }) => {
  problems.expect(/status of 500/);
  await comeUndrawn(page);
  await page.route(detailOf(anna.id), (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.goto(`${address}&tab=portfolio`);
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText('Ошибка при загрузке данных фотографа')).toBeVisible();
  await dialog.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(thumbnails(windowOf(page))).toHaveCount(anna.photos);
});

test('the window leads on to the page, and the card does in a new tab', async ({ page, isMobile }) => {
  await page.goto(address);
  const dialog = windowOf(page);
  if (isMobile) await dialog.getByRole('tab', { name: 'Контакты' }).click();
  await dialog.getByRole('link', { name: 'Страница фотографа' }).click();
  await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await hasOpened(page);
  await page.keyboard.press('Escape');
  const link = cards(page).first().getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/photographer\/\d+$/);
  if (isMobile) return;
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab.getByRole('button', { name: 'Связаться' })).toBeVisible();
  await expect(page).toHaveURL(/\/photographers$/);
});
