import { cards } from './support/directory.ts';
import { projectWith, post } from './support/projects.ts';
import { anna, thumbnails } from './support/photographer.ts';
import { expect, test } from './support/portal.ts';

const background = { light: 'rgb(251, 250, 247)', dark: 'rgb(20, 16, 13)' } as const;

test('the public pages work without JavaScript, in the theme of the system, with working links', async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', background.dark);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Найдите своего/);
  await expect(cards(page)).toHaveCount(12);
  for (const title of ['Услуги', 'Преимущества']) await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.locator('#features img')).toHaveCount(9);
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL('/?page=2');
  await expect(cards(page)).toHaveCount(12);

  await page
    .locator('#services')
    .getByRole('link', { name: /Виньетки/ })
    .click();
  await expect(page).toHaveURL(/\/photographers\?specializations=/);
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText(/Виньетки|Детские сады/);
  await page.goto('/photographers');
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL('/photographers?page=2');
  await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(12);

  const filters = page.getByRole('form', { name: 'Фильтры поиска' });
  for (const kind of ['Виньетки', 'Детские сады']) await filters.getByRole('checkbox', { name: kind }).check();
  await filters.getByRole('spinbutton', { name: 'Цена до' }).fill('5000');
  await filters.getByRole('button', { name: 'Применить' }).click();
  await expect(page).toHaveURL(/max_price=5000/);
  for (const kind of ['Виньетки', 'Детские сады']) await expect(filters.getByRole('checkbox', { name: kind })).toBeChecked();
  await expect(filters.getByRole('spinbutton', { name: 'Цена до' })).toHaveValue('5000');
  for (const card of await cards(page).all()) await expect(card).toContainText(/Виньетки|Детские сады/);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/photographer\/\d+$/);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/photographer/${anna.id}`);
  await expect(page.locator('body')).toHaveCSS('background-color', background.light);
  await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
  const photo = page.locator('main img').first();
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  for (const name of ['Связаться', 'Поделиться']) await expect(page.getByRole('button', { name })).toBeHidden();
  // The address of a dialog leads to the same photographer's page, and a photo to its large file.
  await page.goto(`/photographers?photographer=${anna.id}`);
  await expect(page).toHaveURL(`/photographer/${anna.id}`);
  const file = await page.request.get((await thumbnails(page).first().getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toMatch(/^image\//);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/photographers');
  await expect(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Услуги' })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Фотографы' }).click();
  await expect(page).toHaveURL('/photographers');

  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);

  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page).toHaveURL('/');
  await context.close();
});

test('a link shows its photos without JavaScript, and says what does not work', async ({ browser, portal, newcomer }) => {
  const owner = { url: portal.url, token: newcomer.token };
  const project = await projectWith(owner, '1.jpg', '2.jpg');
  const settings = { role: 'client', shows: 'originals', pin: null, expires_on: null, can_download: false, choice_limit: null };
  const { address } = await post<{ address: string }>(owner, `/api/orders/${project}/shares`, settings);
  const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Выпускной 11 «А»' })).toBeVisible();
  for (const name of ['1.jpg', '2.jpg']) {
    const photo = page.getByRole('img', { name });
    await expect(photo).toBeVisible();
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  }
  const words = 'выбор и скачивание фотографий по ссылке работают только с JavaScript';
  // Text matchers skip such an element.
  expect(await page.locator('noscript').textContent()).toContain(words);
  await context.close();
});
