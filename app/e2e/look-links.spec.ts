import { cards } from './directory.ts';
import { anna, counter, hasOpened, thumbnails, viewerOf, windowAddress, windowOf } from './look.ts';
import { expect, test } from './portal.ts';

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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('a link leads to an open window, and one that leads nowhere says so', async ({ page }) => {
  await test.step('to a photograph, whichever tab it names', async () => {
    await page.goto(`${windowAddress}&photo=3`);
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
    await page.goto(`${windowAddress}&photo=9999`);
    await expect(counter(viewerOf(page), '9 из 9')).toBeAttached();
  });
  await test.step('to no photograph, to no specialization', async () => {
    for (const rest of ['photo=abc', 'photo=0', 'photo=-1', 'kind=abc', 'tab=secret']) {
      await page.goto(`${windowAddress}&${rest}`);
      await expect(windowOf(page).getByText(anna.city)).toBeVisible();
      await expect(viewerOf(page)).toHaveCount(0);
    }
  });
  await test.step('to a specialization of which no photograph is left: to all', async () => {
    await page.goto(`${windowAddress}&tab=portfolio&kind=999`);
    await expect(thumbnails(windowOf(page)).first()).toBeVisible();
    await page.goto(`${windowAddress}&kind=999&photo=1`);
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

test('the window leads on to the page, and the card does in a new tab', async ({ page, isMobile }) => {
  await page.goto(windowAddress);
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
