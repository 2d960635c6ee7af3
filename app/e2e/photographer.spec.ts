import type { Locator } from '@playwright/test';
import { cards, filtersOf, openCities } from './support/directory.ts';
import {
  anna,
  counter,
  detailOf,
  hasOpened,
  hold,
  imagesRequested,
  thumbnails,
  type PhotographerReply,
  viewerOf,
  watchShifts,
  dialogAddress,
  dialogOf,
} from './support/photographer.ts';
import { expect, test } from './support/portal.ts';

const sources = (images: Locator): Promise<(string | null)[]> => images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));

test('a photographer opens from the card in the dialog, the page and the viewer, and nothing shifts', async ({ page }) => {
  const { data } = (await (await page.request.get(`/photographers/${anna.id}`, { headers: { Accept: 'application/json' } })).json()) as {
    data: PhotographerReply;
  };
  const urls = data.portfolios.flatMap(({ media }) => media.map(({ url }) => url));
  const requested = imagesRequested(page);
  // The screen density decides which of the two larger files; a tile may have loaded it already.
  const isLoaded = (url = '') => [url, url.replace('-l.', '-m.')].some((file) => requested.includes(file));
  await page.goto(`/photographers?city=${encodeURIComponent(anna.city)}`);
  const card = cards(page).filter({ hasText: anna.name });
  await expect(card).toContainText('Демо');
  await expect(card.getByRole('img', { name: /./ })).toHaveCount(4);
  const dialog = dialogOf(page);

  await test.step('the dialog opens with the data of the card', async () => {
    const known = await sources(card.getByRole('img', { name: /./ }));
    const release = await hold(page, detailOf(anna.id));
    const shifts = await watchShifts(page);
    await card.getByRole('button', { name: `Смотреть все работы: ${anna.name}` }).click();
    await expect(dialog.getByText(anna.city)).toBeVisible();
    await expect(dialog.getByText('Загрузка карточки…')).toBeVisible();
    const shown = dialog.locator('img');
    expect(await sources(shown)).toEqual([...(await sources(card.locator('img[width="52"]'))), ...known]);
    release();
    await expect(dialog.getByText(`${anna.albums} альбома, ${anna.photos} фото`)).toBeVisible();
    await expect(dialog.getByText('Это пример карточки')).toBeVisible();
    await expect(thumbnails(dialog)).toHaveCount(anna.photos);
    await expect.poll(() => shown.last().evaluate((image: HTMLImageElement) => image.loading)).toBe('lazy');
    // In two columns.
    const [about, albums] = [dialog.getByText('Мой первый класс'), dialog.getByRole('heading', { name: 'Портфолио' })];
    expect((await about.boundingBox())?.x).toBeLessThan((await albums.boundingBox())?.x ?? 0);
    expect(await shifts()).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('a photo opens in the viewer, which preloads its neighbours', async () => {
    const shifts = await watchShifts(page);
    await thumbnails(dialog).nth(3).click();
    const viewer = viewerOf(page);
    await expect(counter(viewer, '4 из 9')).toBeAttached();
    await hasOpened(page);
    for (const near of urls.slice(2, 5)) await expect.poll(() => isLoaded(near)).toBe(true);
    for (const far of [...urls.slice(0, 2), ...urls.slice(5)]) expect(requested).not.toContain(far);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('tabpanel').locator(`img[src="${urls[4]}"]`)).toHaveJSProperty('complete', true);
    await expect.poll(() => isLoaded(urls[5])).toBe(true);
    expect(await shifts()).toEqual([]);
    const link = viewer.getByRole('link', { name: 'ВКонтакте (anna_diafragma)' });
    await expect(link).toHaveAttribute('href', 'https://vk.com/anna_diafragma');
    await viewer.getByRole('button', { name: 'Школьные альбомы' }).click();
    await expect(counter(viewer, '1 из 3')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    // The dialog below is unchanged, and the focus returns.
    await expect(thumbnails(dialog)).toHaveCount(anna.photos);
    await expect(thumbnails(dialog).nth(3)).toBeFocused();
  });

  await test.step('the page shows the data of the dialog at once, with the details and contacts', async () => {
    const release = await hold(page, detailOf(anna.id));
    await dialog.getByRole('link', { name: 'Страница фотографа' }).click();
    await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
    await expect(thumbnails(page)).toHaveCount(anna.photos);
    const aside = page.getByRole('complementary', { name: anna.name });
    await expect(aside.getByRole('img', { name: anna.name })).toHaveAttribute('src', /^\/media\/avatars\//);
    await expect(aside.getByText('от 3 500 ₽')).toBeVisible();
    const chips = aside.getByRole('list', { name: 'Специализации' }).getByRole('listitem');
    await expect(chips).toHaveText(['Школьные альбомы', 'Виньетки', 'Портрет', 'Репортаж', 'Выпускные альбомы']);
    const links = aside.getByRole('list', { name: 'Соцсети и контакты' }).getByRole('link');
    await expect(links).toHaveText(['ВКонтакте (anna_diafragma)', 'Telegram (anna_diafragma)', 'Instagram (anna_diafragma)']);
    const shifts = await watchShifts(page);
    release();
    await aside.getByRole('button', { name: 'Связаться' }).click();
    await expect(page.getByRole('region', { name: 'Уведомления' }).getByText('В разработке')).toBeVisible();
    expect(await shifts()).toEqual([]);
  });

  await test.step('its lightbox fills the screen, wraps around, and returns the focus', async () => {
    const opener = thumbnails(page).nth(1);
    await opener.click();
    const viewer = viewerOf(page);
    await expect(counter(viewer, '2 из 9')).toBeAttached();
    await hasOpened(page);
    expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    for (const text of ['1 из 9', '9 из 9']) {
      await page.keyboard.press('ArrowLeft');
      await expect(counter(viewer, text)).toBeAttached();
    }
    await viewer.getByRole('button', { name: 'Закрыть' }).click();
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(`/photographer/${anna.id}`);
  });
});

test('a shared link opens a dialog or a photo, and an invalid one says so', { tag: '@all' }, async ({ page }) => {
  await test.step('a photo, whichever tab it names', async () => {
    await page.goto(`${dialogAddress}&photo=3`);
    const viewer = viewerOf(page);
    await expect(counter(viewer, '3 из 9')).toBeAttached();
    await hasOpened(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(dialogAddress);
    // The focus returns to the dialog a frame after the viewer has closed.
    await expect(
      dialogOf(page)
        .locator(':focus')
        .or(dialogOf(page).and(page.locator(':focus'))),
    ).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/photographers');
  });
  await test.step('a photo number beyond the last: the last photo, of all if the specialization has none', async () => {
    await page.goto(`${dialogAddress}&kind=999&photo=9999`);
    await expect(counter(viewerOf(page), '9 из 9')).toBeAttached();
  });
  await test.step('no photo', async () => {
    await page.goto(`${dialogAddress}&photo=abc&kind=abc&tab=<script>`);
    await expect(dialogOf(page).getByText(anna.city)).toBeVisible();
    await expect(viewerOf(page)).toHaveCount(0);
  });
  await test.step('an unknown photographer', async () => {
    await page.goto('/photographers?photographer=999999&photo=2');
    const dialog = page.getByRole('dialog', { name: 'Фотограф не найден' });
    await expect(dialog.getByText('Возможно, карточка удалена или ссылка устарела.')).toBeVisible();
    await dialog.getByRole('link', { name: 'Перейти к фотографам' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/photographer/999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Фотограф не найден' })).toBeVisible();
    await page.getByRole('link', { name: 'Перейти к фотографам' }).click();
    await expect(page).toHaveURL('/photographers');
    await page.goto('/?photographer=abc');
    await expect(page.getByRole('heading', { level: 1, name: 'Найдите своего фотографа' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

/** Touch targets under 24 pixels in either direction. */
const smallTargets = (where: Locator) =>
  where.locator('a, button, input').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .map(({ one, box }) => `${one.textContent} ${box.width} × ${box.height}`),
  );

const hideNextKey = (): void => addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true });

test(
  'on a phone photos are swiped, targets are large enough, and Back closes one overlay at a time',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/photographers');
    await expect(cards(page)).toHaveCount(12);
    const dialog = page.getByRole('dialog');
    const viewer = viewerOf(page);
    /** Android's Back is a close request, like an Escape that no key handler has handled. */
    const askToClose = async () => {
      await page.evaluate(hideNextKey);
      await page.keyboard.press('Escape');
    };

    await test.step('a sheet above a sheet', async () => {
      const filters = filtersOf(page);
      const cities = page.getByRole('dialog', { name: 'Город', exact: true });
      await page.getByRole('button', { name: /^Фильтры/ }).click();
      await openCities(page, filters, true);
      await askToClose();
      await expect(cities).toBeHidden();
      await expect(filters).toBeVisible();
      await askToClose();
      await expect(filters).toBeHidden();
    });

    const card = cards(page).filter({ hasText: anna.name });
    await card.getByRole('link').first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);

    await test.step('the dialog has tabs, «Смотреть все» opens the portfolio', async () => {
      await card.getByRole('button', { name: /^Смотреть все работы/ }).click();
      await expect(dialog.getByRole('tab')).toHaveText(['О фотографе', 'Портфолио', 'Контакты']);
      await expect(dialog.getByRole('tab', { name: 'Портфолио' })).toHaveAttribute('aria-selected', 'true');
      await expect(thumbnails(dialog)).toHaveCount(anna.photos);
      await hasOpened(page);
      expect(await smallTargets(dialog)).toEqual([]);
      await dialog.getByRole('tab', { name: 'Контакты' }).click();
      await expect(dialog.getByRole('link', { name: 'Страница фотографа' })).toBeVisible();
      expect(await smallTargets(dialog)).toEqual([]);
      await dialog.getByRole('tab', { name: 'Портфолио' }).click();
    });

    await test.step('swiping changes the photo, and stops at the first', async () => {
      await thumbnails(dialog).first().click();
      await expect(counter(viewer, '1 из 9')).toBeAttached();
      await hasOpened(page);
      expect(await smallTargets(viewer)).toEqual([]);
      // The compositor hit-tests touches against the painted frame, which lags behind the DOM on a busy machine; a screenshot
      // waits for it.
      await page.screenshot();
      const session = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const touch = (type: 'touchStart' | 'touchMove', x: number) =>
          session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
        await touch('touchStart', from);
        for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      await swipe(330, 60);
      await expect(counter(viewer, '2 из 9')).toBeAttached();
      await swipe(60, 330);
      await expect(counter(viewer, '1 из 9')).toBeAttached();
      await swipe(60, 330);
      await expect(counter(viewer, '1 из 9')).toBeAttached();
      await swipe(330, 60);
      await expect(counter(viewer, '2 из 9')).toBeAttached();
      // The thumbnails scroll smoothly, with five visible.
      await expect
        .poll(() =>
          viewer.getByRole('tab').evaluateAll((all) => {
            const boxes = all.map((tab) => tab.getBoundingClientRect());
            return boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
          }),
        )
        .toBe(5);
    });

    await test.step('Back closes the viewer, then the dialog, and the list keeps its scroll position', async () => {
      await page.goBack();
      await expect(viewer).toBeHidden();
      await expect(thumbnails(dialog).first()).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/photographers');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await page.goForward();
      await expect(dialog).toBeVisible();
      await askToClose();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/photographers');
    });
  },
);
