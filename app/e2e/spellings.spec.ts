import { comeUndrawn } from './answers.ts';
import { cards } from './directory.ts';
import { anna, counter, tell, thumbnails, type Told, viewerOf, windowAddress, windowOf } from './look.ts';
import { expect, test } from './portal.ts';

/** The same person as another server may write them: other names of the same fields, one envelope more. */
function otherwise({ name, price, bio, specializations, portfolios, ...rest }: Told): Record<string, unknown> {
  const spellings = ['url', 'file_url', 'preview_url', 'thumbnail'];
  return {
    ...rest,
    full_name: name,
    hourly_rate: price,
    description: bio,
    about: undefined,
    categories: specializations,
    specializations: undefined,
    socialLinks: undefined,
    social_links: [
      { type: 'telegram', name: 'Telegram', icon: 'telegram', url: 'https://t.me/anna_reads' },
      { social_network_id: 2, username: 'anna_by_id' },
      { social_network_id: 4, value: 'anna_by_value' },
    ],
    portfolios: portfolios.map(({ name: title, media, ...album }) => ({
      ...album,
      title,
      media: media.map(({ url, thumbnail: _, ...photo }, index) => ({ ...photo, [spellings[index % spellings.length] ?? 'url']: url })),
    })),
  };
}

test('a photographer is the same however the server spells the fields', async ({ page, isMobile }) => {
  let urls: string[] = [];
  await comeUndrawn(page);
  await page.route(new RegExp(`/photographers/${anna.id}$`), async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Told };
    urls = data.portfolios.flatMap(({ media }) => media.map(({ url }) => url));
    await route.fulfill({ response, json: { success: true, data: { data: otherwise(data) } } });
  });
  await page.goto(windowAddress);
  const dialog = windowOf(page);
  for (const text of ['Мой первый класс', '11 лет, больше 160 классов', 'Планшет 20×30'])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByText(/3\s500\s₽/).first()).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Специализации' }).getByRole('listitem').first()).toBeVisible();
  if (isMobile) await dialog.getByRole('tab', { name: 'Портфолио' }).click();
  await expect(dialog.getByRole('heading', { name: /^Выпускной 11/ })).toBeVisible();
  await expect(thumbnails(dialog)).toHaveCount(urls.length);
  const shown = await thumbnails(dialog)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(shown).toEqual(urls);
  if (isMobile) await dialog.getByRole('tab', { name: 'Контакты' }).click();
  const links = dialog.getByRole('list', { name: 'Соцсети и контакты' }).getByRole('link');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual([
    'https://t.me/anna_reads',
    'https://vk.com/anna_by_id',
    'https://www.youtube.com/@anna_by_value',
  ]);
  await expect(dialog.getByRole('link', { name: '+7 (900) 000-00-01' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /@.+\.example$/ })).toHaveAttribute('href', /^mailto:/);
});

test('each of the eight networks is known by its number', async ({ page, isMobile }) => {
  await tell(page, anna.id, (person) => {
    person.socialLinks = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, username: `anna${id}` }));
    person.socialLinks.push({ id: 8, username: '79000000001' });
  });
  await page.goto(`${windowAddress}&tab=contacts`);
  const list = windowOf(page).getByRole('list', { name: 'Соцсети и контакты' });
  const names = ['Instagram', 'ВКонтакте', 'Telegram', 'YouTube', 'Facebook', 'X (Twitter)', 'TikTok', 'WhatsApp'];
  await expect(list.getByRole('link')).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const link = list.getByRole('link').nth(index);
    if (isMobile) await expect(link).toContainText(name);
    else expect(await link.getAttribute('aria-label')).toContain(`${name} (`);
  }
});

test('albums are counted as Russian counts them', { tag: '@once' }, async ({ page }) => {
  const cases = { 1: '1 альбом', 2: '2 альбома', 4: '4 альбома', 5: '5 альбомов', 11: '11 альбомов', 21: '21 альбом' };
  let albums = 0;
  await tell(page, anna.id, (person) => {
    const [album] = person.portfolios;
    if (!album) return;
    const media = album.media.slice(0, 1);
    person.portfolios = Array.from({ length: albums }, (_, index) => ({ ...album, id: 500 + index, name: `Альбом № ${index + 1}`, media }));
  });
  for (const [number, words] of Object.entries(cases)) {
    albums = Number(number);
    await page.goto(`${windowAddress}&tab=portfolio`);
    await expect(windowOf(page).getByText(`${words}, ${number} фото`, { exact: true })).toBeVisible();
  }
});

test('each photograph is filtered by its own specialization, not by that of its album', { tag: '@once' }, async ({ page }) => {
  await tell(page, anna.id, (person) => {
    const [school, portrait] = person.specializations;
    const photos = person.portfolios.flatMap(({ media }) => media);
    for (const photo of photos) photo.specialization_id = school?.id ?? null;
    for (const photo of photos.slice(0, 2)) photo.specialization_id = portrait?.id ?? null;
  });
  await page.goto(`${windowAddress}&tab=portfolio&photo=1`);
  const viewer = viewerOf(page);
  await expect(counter(viewer, '1 из 9')).toBeAttached();
  const toggles = viewer.getByRole('radio').or(viewer.getByRole('button', { pressed: false }));
  await expect(toggles.filter({ hasText: /\S/ })).toHaveCount(2);
  await toggles.filter({ hasText: /\S/ }).first().click();
  await expect(counter(viewer, '1 из 2')).toBeAttached();
});

test('the list is read from either of its spellings', { tag: '@once' }, async ({ page }) => {
  await comeUndrawn(page);
  await page.route(
    (url) => url.pathname === '/photographers',
    async (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { photographers: Told[]; total: number } };
      const items = data.photographers.map(({ name, ...card }) => ({ ...card, full_name: name }));
      return route.fulfill({
        response,
        json: { success: true, data: { items, pagination: { page: 1, pages: 7, totalItems: data.total, perPage: 12 } } },
      });
    },
  );
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).filter({ hasText: anna.name })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Страница 7' })).toBeVisible();
});
