import type { Locator, Page } from '@playwright/test';
import { anna, counter, hasOpened, hold, manyPhotos, picturesAsked, tell, thumbnails, type Told, viewerOf, watchShifts } from './look.ts';
import { expect, test } from './portal.ts';

const address = `/photographers?photographer=${anna.id}&tab=portfolio`;

/** Opens one of the window's photographs, counted from 1. */
async function openPhoto(page: Page, number: number) {
  await page.goto(address);
  await thumbnails(page)
    .nth(number - 1)
    .click();
  const viewer = viewerOf(page);
  await expect(counter(viewer, new RegExp(`^${number} из`))).toBeAttached();
  await hasOpened(page);
  return viewer;
}

/** What a finger would miss: under 24 pixels in either direction. */
const small = (where: Locator) =>
  where.locator('a, button, input').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .map(({ one, box }) => `${one.textContent} ${box.width} × ${box.height}`),
  );

test('arrows and keys step through the photographs and stop at both ends', async ({ page }) => {
  const viewer = await openPhoto(page, 1);
  const [previous, next] = ['Предыдущее фото', 'Следующее фото'].map((name) => viewer.getByRole('button', { name }));
  await expect(previous!).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(viewer, '1 из 9')).toBeAttached();
  await next!.click();
  await expect(counter(viewer, '2 из 9')).toBeAttached();
  await previous!.click();
  await expect(counter(viewer, '1 из 9')).toBeAttached();
  await page.keyboard.press('End');
  await expect(counter(viewer, '9 из 9')).toBeAttached();
  await expect(next!).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(counter(viewer, '9 из 9')).toBeAttached();
  await page.keyboard.press('Home');
  await expect(counter(viewer, '1 из 9')).toBeAttached();
});

test('a specialization shows its own photographs from the first one', async ({ page }) => {
  const viewer = await openPhoto(page, 4);
  await viewer.getByRole('button', { name: 'Школьные альбомы' }).click();
  await expect(counter(viewer, '1 из 3')).toBeAttached();
  await expect(viewer.getByRole('tab')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(counter(viewer, '2 из 3')).toBeAttached();
  await viewer.getByRole('button', { name: 'Все', exact: true }).click();
  await expect(counter(viewer, '1 из 9')).toBeAttached();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(thumbnails(page)).toHaveCount(anna.photos);
});

test('thumbnails lead to their photographs, links to the photographer', async ({ page, isMobile }) => {
  const viewer = await openPhoto(page, 2);
  const strip = viewer.getByRole('tablist', { name: 'Миниатюры' });
  const fifth = strip.getByRole('tab', { name: /^Фото 5 из 9/ });
  expect(await fifth.boundingBox()).toMatchObject({ width: 64, height: 64 });
  await fifth.click();
  await expect(counter(viewer, '5 из 9')).toBeAttached();
  await expect(fifth).toHaveAttribute('aria-selected', 'true');
  if (isMobile) {
    const edge = page.viewportSize()?.width ?? 0;
    const whole = () =>
      strip
        .getByRole('tab')
        .evaluateAll(
          (all, width) => all.map((tab) => tab.getBoundingClientRect()).filter(({ left, right }) => left >= 0 && right <= width).length,
          edge,
        );
    // The row glides to its place.
    await expect.poll(whole).toBe(5);
  }
  const link = viewer.getByRole('link', { name: 'ВКонтакте (anna_diafragma)' });
  await expect(link).toHaveAttribute('href', 'https://vk.com/anna_diafragma');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the neighbours are there before they are asked for, and nothing moves', async ({ page }) => {
  const asked = picturesAsked(page);
  // In a city without photographers no card asks for pictures of its own.
  await page.goto(`${address}&city=${encodeURIComponent('Никого')}`);
  const reply = await page.request.get(`/photographers/${anna.id}`, { headers: { Accept: 'application/json' } });
  const { data } = (await reply.json()) as { data: Told };
  const urls = data.portfolios.flatMap(({ media }) => media.map(({ url }) => url));
  await expect(page.getByText('Фотографы не найдены')).toBeAttached();
  await expect(thumbnails(page)).toHaveCount(anna.photos);
  // The screen decides which of the two larger files; an album's tile may have brought it already.
  const isThere = (url = '') => [url, url.replace('-l.', '-m.')].some((file) => asked.includes(file));
  const shifts = await watchShifts(page);
  await thumbnails(page).nth(3).click();
  const viewer = viewerOf(page);
  await expect(counter(viewer, /^4 из/)).toBeAttached();
  // Tiles may have brought all three, so that their being there says nothing about keys being listened to.
  await hasOpened(page);
  for (const near of urls.slice(2, 5)) await expect.poll(() => isThere(near)).toBe(true);
  for (const far of [...urls.slice(0, 2), ...urls.slice(5)]) expect(asked).not.toContain(far);

  await page.keyboard.press('ArrowRight');
  const shown = viewer.getByRole('tabpanel').locator(`img[src="${urls[4]}"]`);
  await expect(shown).toHaveJSProperty('complete', true);
  await expect.poll(() => isThere(urls[5])).toBe(true);
  expect(await shifts()).toEqual([]);
});

test('of three hundred photographs only those in sight are fetched', async ({ page }) => {
  await tell(page, anna.id, (person) => manyPhotos(person, 300));
  const asked = picturesAsked(page);
  await page.goto(`/photographer/${anna.id}`);
  await expect(page.getByRole('button', { name: /^Открыть фото 1 из 300/ })).toBeVisible();
  expect(await thumbnails(page).count()).toBeLessThan(60);
  await expect(thumbnails(page).first().locator('img')).toHaveJSProperty('complete', true);
  expect(asked.length).toBeLessThan(60);

  asked.length = 0;
  await page.goto(`/photographer/${anna.id}?photo=150`);
  const viewer = viewerOf(page);
  await expect(counter(viewer, '150 из 300')).toBeAttached();
  await expect(viewer.getByRole('tab').last().locator('img')).toHaveJSProperty('complete', true);
  // The page below, the strip, the photograph and its neighbours.
  expect(asked.filter((one) => Number(one.split('?')[1]) > 100).length).toBeLessThan(40);
  expect(await viewer.getByRole('tab').count()).toBeLessThan(40);
});

test('the row stands while its photograph is on its way, and gets its pictures after it', async ({ page }) => {
  await tell(page, anna.id, (person) => manyPhotos(person, 300));
  const release = await hold(page, /-[lm]\.\w+\?149$/);
  await page.goto(`/photographer/${anna.id}?photo=150`);
  const row = viewerOf(page).getByRole('tab');
  const one = row.and(page.getByRole('tab', { name: /^Фото 150 из 300/ }));
  await expect(one).toBeVisible();
  await expect(row.locator('img')).toHaveCount(0);
  release();
  await expect(one.locator('img')).toHaveJSProperty('complete', true);
});

test('a finger turns the photographs over', async ({ page, isMobile }) => {
  const viewer = await openPhoto(page, 1);
  // The browser decides by what is on the screen what a finger means there, and on a busy machine the screen is behind
  // the page: a picture of it waits until both are the same.
  await page.screenshot();
  const hand = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const [left, right] = isMobile ? [60, 330] : [500, 900];
  await swipe(right, left);
  await expect(counter(viewer, '2 из 9')).toBeAttached();
  await swipe(left, right);
  await expect(counter(viewer, '1 из 9')).toBeAttached();
  await swipe(left, right);
  await expect(counter(viewer, '1 из 9')).toBeAttached();
  await expect(viewer).toBeVisible();
});

test('a broken photograph becomes the default one and keeps its place in the row', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  const broken: string[] = [];
  await tell(page, anna.id, ({ portfolios }) => broken.push(portfolios[0]?.media[1]?.url ?? ''));
  await page.route(/\/media\/photos\//, (route) =>
    broken.includes(new URL(route.request().url()).pathname) ? route.abort() : route.fallback(),
  );
  const viewer = await openPhoto(page, 2);
  const photo = viewer.getByRole('tabpanel').getByRole('img');
  await expect(photo.last()).toHaveAttribute('src', /default-photo/);
  await expect(viewer.getByText('Не удалось загрузить').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter(viewer, '3 из 9')).toBeAttached();
  await expect(photo.last()).not.toHaveAttribute('src', /default-photo/);
});

test('whatever can be pressed is large enough for a finger', async ({ page, isMobile }) => {
  const viewer = await openPhoto(page, 2);
  expect(await small(viewer)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const dialog = page.getByRole('dialog', { name: anna.name });
  expect(await small(dialog)).toEqual([]);
  if (isMobile) {
    await dialog.getByRole('tab', { name: 'Контакты' }).click();
    await expect(dialog.getByRole('link', { name: 'Страница фотографа' })).toBeVisible();
    expect(await small(dialog)).toEqual([]);
  }
  await page.goto(`/photographer/${anna.id}`);
  await expect(thumbnails(page)).toHaveCount(anna.photos);
  expect(await small(page.getByRole('main'))).toEqual([]);
});
