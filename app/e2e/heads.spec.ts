import type { Page } from '@playwright/test';
import { cards } from './directory.ts';
import { saveCard } from './newcomer.ts';
import { expect, test } from './portal.ts';

/** What the page says of itself once a browser has read it. */
async function headOf(page: Page) {
  const contents = await page
    .locator('meta[content]')
    .evaluateAll((tags) => tags.map((tag) => [tag.getAttribute('name') ?? tag.getAttribute('property'), tag.getAttribute('content')]));
  const of = Object.fromEntries(contents) as Record<string, string | undefined>;
  const addresses = await page.locator('link[rel=canonical]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href')));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  return {
    title: await page.title(),
    description: of['description'],
    robots: of['robots'],
    canonical: addresses[0],
    ogTitle: of['og:title'],
    ogImage: of['og:image'],
    ogUrl: of['og:url'],
    data: data.map((text) => JSON.parse(text) as unknown),
  };
}

test('each page says of itself what it is', { tag: '@once' }, async ({ page, portal }) => {
  const titles = {
    '/': 'Диафрагма: фотографы для школ, садов и праздников',
    '/photographers': 'Фотографы — Диафрагма',
    '/terms': 'Условия использования — Диафрагма',
    '/photographer/1': 'Анна Воскресенская, фотограф, Екатеринбург — Диафрагма',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(`${path}?utm=mail`);
    const head = await headOf(page);
    expect(head).toMatchObject({ title, ogTitle: title, canonical: portal.url + path, ogUrl: portal.url + path, robots: undefined });
    expect(head.description?.length).toBeGreaterThan(40);
    const picture = await page.request.get(head.ogImage ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
  expect((await headOf(page)).data).toMatchObject([
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Анна Воскресенская' } },
  ]);
  await page.goto('/');
  expect((await headOf(page)).data).toMatchObject([{ '@type': 'WebSite', name: 'Диафрагма' }]);

  await test.step('and what is not for search engines says so', async () => {
    for (const path of ['/login', '/register', '/forgot-password', '/dashboard', '/no-such-page', '/photographer/999999']) {
      await page.goto(path);
      expect(await headOf(page)).toMatchObject({ robots: 'noindex', canonical: undefined, data: [] });
    }
  });
});

test('the tab names the page that the visitor is on', async ({ page, isMobile }) => {
  await page.goto('/terms');
  if (isMobile) await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('link', { name: 'Фотографы', exact: true }).click();
  await expect(page).toHaveTitle('Фотографы — Диафрагма');
  await page.goto('/photographer/2');
  await expect(page).toHaveTitle('Тимур Галиев, фотограф, Казань — Диафрагма');
  await page.goBack();
  await expect(page).toHaveTitle('Фотографы — Диафрагма');
});

test('robots find the pages and real photographers, not the demo ones', { tag: '@once' }, async ({ page, portal, newcomer }) => {
  await saveCard(portal.url, newcomer);
  const text = async (path: string) => (await page.request.get(path)).text();
  const robots = await text('/robots.txt');
  expect(robots).toContain(`Sitemap: ${portal.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /dashboard');
  const files = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const listed = (await Promise.all(files.map(text))).join('');
  expect(listed).toContain(`<loc>${portal.url}/photographers</loc>`);
  expect(listed).toContain(`<loc>${portal.url}/photographer/${newcomer.id}</loc>`);
  expect(listed).not.toContain(`<loc>${portal.url}/photographer/1</loc>`);
});

const attack = `</title></script><script>window.stolen = true</script><img src=x onerror="window.stolen=true">`;
const names = [
  { firstName: attack, lastName: `"'><svg onload=window.stolen=true>` },
  { firstName: `Анна\u202E`, lastName: 'Обратная' },
  { firstName: 'Ж'.repeat(255), lastName: 'Щ'.repeat(255) },
];

for (const [index, { firstName, lastName }] of names.entries()) {
  test(`a name is only a name, whatever is written in it (${index + 1})`, async ({ page, portal, newcomer }) => {
    const city = `Городок ${newcomer.id}`;
    await saveCard(portal.url, newcomer, { firstName, lastName, city, about: attack });
    const name = `${firstName} ${lastName}`.replace('\u202E', '');
    const isStolen = () => page.evaluate(() => 'stolen' in window);

    await page.goto(`/photographer/${newcomer.id}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const head = await headOf(page);
    const title = `${name}, фотограф, ${city} — Диафрагма`;
    expect(head).toMatchObject({ title, ogTitle: title, data: [{ mainEntity: { name } }] });
    expect(head.description).toContain('</title></script>');
    // The one of the first paint.
    const inline = page.locator('head script:not([src]):not([type="application/ld+json"])');
    await expect(inline).toHaveCount(1);
    expect(await inline.textContent()).not.toContain('stolen');
    expect(await isStolen()).toBe(false);

    await page.goto(`/photographers?city=${encodeURIComponent(city)}`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(name);
    await cards(page).getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    expect(await isStolen()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName.replace('\u202E', ''));
    expect(await isStolen()).toBe(false);
  });
}
