import type { Locator, Page } from '@playwright/test';
import { cards } from './directory.ts';
import { anna, hasOpened, tell, thumbnails, viewerOf } from './look.ts';
import type { Newcomer } from './newcomer.ts';
import { expect, test } from './portal.ts';

/** Half of what can be turned round: an override, embeddings, letters that are not seen. */
const turning = '\u202Eавонавору\u2066\u200B';
const tag = '<img src=x onerror=alert(1)>';
const endless = (length: number) => 'Ы'.repeat(length);

async function save(portal: string, { token }: Newcomer, card: Record<string, unknown>) {
  const body = { first_name: 'Ульяна', last_name: 'Проверкина', city: 'Суздаль', bio: 'Снимаю', categories: [1], ...card };
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` };
  const reply = await fetch(`${portal}/api/photographer/profile`, { method: 'PUT', headers, body: JSON.stringify(body) });
  return { status: reply.status, body: (await reply.json()) as { errors?: Record<string, string[]> } };
}

/** Nothing of it became markup, and nothing stands outside the screen. */
async function staysText(page: Page): Promise<void> {
  await expect(page.locator('img[onerror], img[src="x"]')).toHaveCount(0);
  const wider = await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('main, main *, [role=dialog], [role=dialog] *')].filter(
      (one) => one.role === 'dialog' || getComputedStyle(one).overflowY === 'auto',
    );
    const boxes = [document.documentElement, ...scrolling].filter((box) => box.scrollWidth > box.clientWidth);
    return boxes.map((box) => `${box.tagName} ${box.className}`);
  });
  expect(wider).toEqual([]);
}

const linksOf = (where: Locator): Locator => where.getByRole('list', { name: 'Соцсети и контакты' }).getByRole('link');

/** From its first letter to its last one, as the eye reads it. */
const readsForward = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode() as Text;
      const [first, last] = [0, node.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      });
      return (first ?? 0) < (last ?? 0);
    });

test('a hostile card is text on the list, in the window and on the page', async ({ page, portal, newcomer }) => {
  page.on('dialog', () => expect('no script of a card').toBe('run'));
  // The override and the embedding are not kept.
  const name = `${tag} авонавору\u200B${endless(180)}😀`;
  const saved = await save(portal.url, newcomer, {
    first_name: tag,
    last_name: `${turning}${endless(180)}😀`,
    city: `<b>${newcomer.lastName}</b>`,
    bio: `${tag}${turning}${endless(900)}👩‍👩‍👧`,
  });
  expect(saved.status).toBe(200);

  await page.goto(`/photographers?city=${encodeURIComponent(`<b>${newcomer.lastName}</b>`)}`);
  const card = cards(page).first();
  await expect(card.getByRole('link').first()).toHaveText(name);
  await staysText(page);
  expect(await readsForward(page, 'Цена не указана')).toBe(true);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByText(`<b>${newcomer.lastName}</b>`)).toBeVisible();
  await staysText(page);
  expect(await readsForward(page, 'Связаться')).toBe(true);

  await page.goto(`/photographer/${newcomer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('👩‍👩‍👧')).toBeVisible();
  await staysText(page);
  expect(await readsForward(page, 'Цена не указана')).toBe(true);
  expect(await page.title()).toMatch(/, фотограф, .* — Диафрагма$/);
  expect(await page.title()).not.toMatch(/\p{Bidi_Control}/u);
});

test('texts longer than their places are refused with a sentence', { tag: '@once' }, async ({ portal, newcomer }) => {
  const long = endless(10_000);
  const names = { first_name: ['Не больше 255 символов'], last_name: ['Не больше 255 символов'] };
  const { status, body } = await save(portal.url, newcomer, {
    first_name: long,
    last_name: long,
    city: long,
    bio: long,
    social_links: [{ id: 2, username: 'a'.repeat(10_000) }],
  });
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: {
      ...names,
      city: ['Не больше 100 символов'],
      bio: ['Не больше 1000 символов'],
      'social_links.0.username': ['Не больше 100 символов'],
    },
  });
  const hidden = await save(portal.url, newcomer, { first_name: '\u200B\u202E', bio: '\u2060' });
  expect(hidden.body.errors).toEqual({ first_name: ['Введите имя'], bio: ['Расскажите о себе'] });
});

test('whatever another server tells: it is wrapped, and no link leads astray', async ({ page, isMobile }) => {
  const long = endless(10_000);
  await tell(page, anna.id, (person) => {
    Object.assign(person, { name: `${turning}${tag}${long}`, city: long, about: long, bio: long, experience: long, equipment: long });
    person.school_album_types = [long, tag];
    person.socialLinks = [
      { id: 2, type: 'vk', username: 'a'.repeat(10_000) },
      { id: 2, type: 'vk', url: 'https://vk.com@evil.example' },
      ...['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example', 'https://anna\u202E.example'].map((url) => ({
        type: 'website',
        url,
      })),
      { type: 'telegram', username: '\u202Eanna' },
    ];
    for (const album of person.portfolios) Object.assign(album, { name: long, description: long });
    for (const photo of person.portfolios.flatMap(({ media }) => media)) photo.title = `${turning}${long}`;
  });

  await page.goto(`/photographers?photographer=${anna.id}&tab=portfolio`);
  const dialog = page.getByRole('dialog');
  await expect(thumbnails(dialog)).toHaveCount(anna.photos);
  await staysText(page);
  if (isMobile) await dialog.getByRole('tab', { name: 'О фотографе' }).click();
  await expect(dialog.getByText(tag, { exact: true })).toBeVisible();
  await staysText(page);
  if (isMobile) await dialog.getByRole('tab', { name: 'Контакты' }).click();
  await expect(linksOf(dialog)).toHaveCount(1);
  await expect(linksOf(dialog)).toHaveAttribute('href', 'https://t.me/anna');
  await staysText(page);

  await page.goto(`/photographer/${anna.id}?photo=2`);
  const viewer = viewerOf(page);
  await expect(viewer.getByRole('button', { name: 'Закрыть' })).toBeVisible();
  await expect(viewer.getByRole('tabpanel').getByRole('img').last()).toBeVisible();
  await staysText(page);
  await hasOpened(page);
  await page.keyboard.press('Escape');
  await expect(linksOf(page.getByRole('main'))).toHaveCount(1);
  await staysText(page);
});
