import type { Page } from '@playwright/test';
import { cards } from './support/directory.ts';
import { expect, test } from './support/portal.ts';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const headings = (page: Page) => cards(page).getByRole('heading');
// Not `innerText`: cards below the fold have none until they are laid out.
const names = (page: Page) => headings(page).allTextContents();
const search = (page: Page) => new URL(page.url()).search;

test('Back restores the same list at the same scroll position; so do a reload, a shared link and a new tab', async ({ page, context }) => {
  await page.goto('/photographers?sort=price&limit=24');
  await expect(cards(page)).toHaveCount(24);
  const columns = await page
    .getByRole('list')
    .filter({ has: cards(page) })
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(2);
  const card = cards(page).nth(16);
  const link = card.getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? '';
  const before = { place: await scrollOf(page), names: await names(page), search: search(page) };
  expect(before.place).toBeGreaterThan(1000);
  const dialog = page.getByRole('dialog', { name });
  const showsTheSame = () => expect(headings(page)).toHaveText(before.names);
  const standsAt = (place: number) => expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThanOrEqual(1);
  const isBack = async () => {
    await expect(dialog).toBeHidden();
    await expect.poll(() => search(page)).toBe(before.search);
    await expect(link).toBeFocused();
    await showsTheSame();
    await standsAt(before.place);
  };

  await test.step('from the dialog', async () => {
    await link.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await isBack();
    await link.press('Enter');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await isBack();
  });

  await test.step('from the photographer’s page, through the dialog', async () => {
    await link.press('Enter');
    await dialog.getByRole('link', { name: 'Страница фотографа' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}, фотограф, `));
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await isBack();
    await expect(page).toHaveTitle('Фотографы — Диафрагма');
  });

  await test.step('from another page of the list', async () => {
    const second = page.getByRole('link', { name: 'Страница 2' });
    await second.scrollIntoViewIfNeeded();
    const place = await scrollOf(page);
    await second.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first()).toBeVisible();
    expect(await names(page)).not.toEqual(before.names);
    await page.goBack();
    // The URL changes before the list.
    await showsTheSame();
    await standsAt(place);
  });

  await test.step('a page of the list and a photographer open in new tabs, and this one stays', async () => {
    for (const [target, address] of [
      [page.getByRole('link', { name: 'Страница 2' }), /\?sort=price&page=2&limit=24$/],
      [link, /\/photographer\/\d+$/],
    ] as const) {
      const opening = context.waitForEvent('page');
      await target.click({ modifiers: ['ControlOrMeta'] });
      const opened = await opening;
      await expect(opened).toHaveURL(address);
      await opened.close();
    }
    await showsTheSame();
  });

  await test.step('a reload and a shared link open the same photographer over the same list', async () => {
    await page.goto('/photographers?city=москва&min_price=1500&specializations=1,4&sort=price&order=asc');
    await expect(cards(page).first()).toBeVisible();
    for (const one of await cards(page).all()) await expect(one).toContainText('Москва');
    const chosen = await names(page);
    await cards(page).nth(1).getByRole('heading').getByRole('link').click();
    const modal = page.getByRole('dialog', { name: chosen[1] ?? '' });
    await expect(modal).toBeVisible();
    await page.reload();
    await expect(modal).toBeVisible();

    const other = await context.newPage();
    await other.goto(page.url());
    const opened = other.getByRole('dialog', { name: chosen[1] ?? '' });
    await expect(opened).toBeFocused();
    await other.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(other).not.toHaveURL(/photographer=/);
    await expect(headings(other)).toHaveText(chosen);
    await expect(cards(other).nth(1).getByRole('heading').getByRole('link')).toBeFocused();
  });
});

test(
  'where a browser does not report Back (iOS), it closes what is open, asks before something typed is lost, and leaves nothing behind',
  { tag: '@phone' },
  async ({ page, newcomer: _ }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    const path = () => new URL(page.url()).pathname;
    const isStepped = () => page.evaluate(() => ((history.state as { usr?: { layers?: number[] } | null }).usr?.layers ?? []).length);

    await test.step('a list', async () => {
      await page.goto('/terms');
      await page.goto('/', { waitUntil: 'networkidle' });
      const field = page.getByRole('button', { name: /^Город/ }).first();
      const list = page.getByRole('dialog', { name: 'Город', exact: true });
      await field.tap();
      await expect(list).toBeVisible();
      await expect.poll(isStepped).toBe(1);
      await page.goBack();
      await expect(list).toBeHidden();
      expect(path()).toBe('/');
      // Goes back as soon as the entry is pushed, before the page is rendered at it.
      await page.evaluate(() => {
        const push = history.pushState.bind(history);
        history.pushState = (...step) => {
          history.pushState = push;
          push(...step);
          history.back();
        };
      });
      await field.tap();
      await expect(list).toBeVisible();
      await expect(list).toBeHidden();
      await expect.poll(isStepped).toBe(0);
      expect(path()).toBe('/');
      await field.tap();
      await expect.poll(isStepped).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(isStepped).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/terms$/);
    });

    await test.step('a dialog with something typed', async () => {
      await page.goto('/dashboard/projects', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Создать проект' }).first().tap();
      const dialog = page.getByRole('dialog', { name: 'Новый проект' });
      await dialog.getByLabel('Название').fill('9 «В»');
      await expect.poll(isStepped).toBe(1);
      await page.goBack();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await expect.poll(isStepped).toBe(2);
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(dialog.getByLabel('Название')).toHaveValue('9 «В»');
      await page.goBack();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Уйти' }).tap();
      await expect(dialog).toBeHidden();
      await expect.poll(isStepped).toBe(0);
      expect(path()).toBe('/dashboard/projects');
    });
  },
);
