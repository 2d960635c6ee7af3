import { comeUndrawn } from './answers.ts';
import { anna, counter, detailOf, hasOpened, hold, tell, thumbnails, type Told, viewerOf, watchShifts } from './look.ts';
import { expect, test } from './portal.ts';

const address = `/photographer/${anna.id}`;
const nothing: Partial<Told> = {
  avatar: null,
  city: null,
  about: null,
  bio: null,
  price: null,
  rating: null,
  phone: null,
  email: null,
  experience: null,
  equipment: null,
  school_album_types: [],
  socialLinks: [],
  portfolio: [],
  portfolios: [],
};

test('the page says who it is, what it costs and how to reach them', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveTitle('Анна Воскресенская, фотограф, Екатеринбург — Диафрагма');
  await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
  const aside = page.getByRole('complementary', { name: anna.name });
  await expect(aside.getByRole('img', { name: anna.name })).toHaveAttribute('src', /^\/media\/avatars\//);
  await expect(aside.getByText(anna.city)).toBeVisible();
  await expect(aside.getByText('от 3 500 ₽')).toBeVisible();

  const chips = aside.getByRole('list', { name: 'Специализации' }).getByRole('listitem');
  await expect(chips).toHaveText(['Школьные альбомы', 'Виньетки', 'Портрет', 'Репортаж', 'Выпускные альбомы']);
  await expect(chips.locator('svg')).toHaveCount(5);

  const links = aside.getByRole('list', { name: 'Соцсети и контакты' }).getByRole('link');
  await expect(links).toHaveText(['ВКонтакте (anna_diafragma)', 'Telegram (anna_diafragma)', 'Instagram (anna_diafragma)']);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link.locator('svg').first()).toBeVisible();
  }
  await expect(page.getByText('Нажмите для просмотра')).toBeVisible();
  await expect(thumbnails(page)).toHaveCount(anna.photos);
  await expect(page.getByRole('heading', { level: 2, name: 'О фотографе' })).toBeVisible();
  await expect(page.getByText('Мой первый класс')).toBeVisible();

  // Its last pictures are here.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await aside.getByRole('button', { name: 'Связаться' }).click();
  await expect(page.getByRole('region', { name: 'Уведомления' }).getByText('В разработке')).toBeVisible();
  expect(calls).toEqual([]);
});

test('somebody who has filled in nothing has a page all the same', { tag: '@once' }, async ({ page }) => {
  await tell(page, anna.id, (person) => Object.assign(person, nothing, { specializations: [{ id: 1, name: 'Портрет', icon: null }] }));
  await page.goto(address);
  await expect(page.getByText('У фотографа пока нет фотографий в портфолио')).toBeVisible();
  await expect(page.getByText('Информация отсутствует')).toBeVisible();
  await expect(page.getByText('Цена не указана')).toBeVisible();
  await expect(page.getByText('Нажмите для просмотра')).toHaveCount(0);
  const aside = page.getByRole('complementary', { name: anna.name });
  await expect(aside.getByRole('img', { name: anna.name })).toHaveAttribute('src', /default-portrait/);
  await expect(aside.getByRole('listitem')).toHaveText(['Портрет']);
  await expect(aside.locator('ul svg')).toHaveCount(0);
  await page.goto(`/photographers?photographer=${anna.id}&tab=portfolio`);
  await expect(page.getByRole('dialog').getByText('У фотографа пока нет фотографий в портфолио')).toBeVisible();
});

test('a link without a name has no empty brackets, and kinds beyond the networks are links too', { tag: '@once' }, async ({ page }) => {
  await tell(page, anna.id, (person) => {
    person.socialLinks = [
      { id: null, type: 'website', url: 'https://anna.example/photo' },
      { id: null, type: 'phone', value: '8 900 123-45-67' },
      { id: null, type: 'email', username: 'anna@photo.example' },
      { id: null, type: 'viber', value: '+7 900 123 45 67' },
    ];
  });
  await page.goto(address);
  const links = page.getByRole('list', { name: 'Соцсети и контакты' }).getByRole('link');
  await expect(links).toHaveText([
    'Сайт (anna.example)',
    'Телефон (+7 (900) 123-45-67)',
    'Почта (anna@photo.example)',
    'Viber (+7 (900) 123-45-67)',
  ]);
  const told = await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  expect(told).toEqual([
    ['https://anna.example/photo', '_blank'],
    ['tel:+79001234567', null],
    ['mailto:anna@photo.example', null],
    ['viber://chat?number=%2B79001234567', null],
  ]);
});

test('nobody, no number and a failure each have their own page', { tag: '@once' }, async ({ page, problems }) => {
  problems.expect(/status of 500/);
  for (const id of ['999999', 'abc', '0', '1e3']) {
    await page.goto(`/photographer/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Фотограф не найден' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Перейти к фотографам' }).click();
  await expect(page).toHaveURL(/\/photographers$/);
  for (const missing of ['/photographer', '/photographer/']) {
    await page.goto(missing);
    await expect(page).toHaveURL(/\/photographers$/);
  }
  await comeUndrawn(page);
  await page.route(detailOf(anna.id), (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Ошибка при загрузке данных фотографа' })).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: 'Ошибка' })).toBeVisible();
  await page.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
});

test('what the window has read the page shows at once', async ({ page, isMobile }) => {
  await page.goto(`/photographers?photographer=${anna.id}${isMobile ? '&tab=contacts' : ''}`);
  const link = page.getByRole('dialog', { name: anna.name }).getByRole('link', { name: 'Страница фотографа' });
  await expect(link).toBeVisible();
  await expect(page.getByText('Загрузка карточки…')).toHaveCount(0);
  const release = await hold(page, detailOf(anna.id));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
  await expect(thumbnails(page)).toHaveCount(anna.photos);
  const shifts = await watchShifts(page);
  release();
  await thumbnails(page).first().click();
  await expect(counter(viewerOf(page), '1 из 9')).toBeAttached();
  expect(await shifts()).toEqual([]);
});

test('the lightbox fills the screen, goes round, and closes by the cross, Escape and a click beside', async ({ page, isMobile }) => {
  await page.goto(address);
  const opener = thumbnails(page).nth(1);
  const viewer = viewerOf(page);
  const open = async () => {
    await opener.click();
    await expect(counter(viewer, '2 из 9')).toBeAttached();
    await hasOpened(page);
  };
  const isGone = async () => {
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/photographer\/1$/);
  };
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

  await open();
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  expect(await scrolling()).toBe('hidden');
  const title = (await opener.getAttribute('aria-label'))?.split(': ')[1] ?? '';
  await expect(viewer.getByText(title, { exact: true })).toBeVisible();
  for (const [key, text] of [
    ['ArrowLeft', '1 из 9'],
    ['ArrowLeft', '9 из 9'],
    ['ArrowRight', '1 из 9'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter(viewer, text)).toBeAttached();
  }
  await viewer.getByRole('button', { name: 'Предыдущее фото' }).click();
  await expect(counter(viewer, '9 из 9')).toBeAttached();
  await viewer.getByRole('button', { name: 'Следующее фото' }).click();
  await expect(counter(viewer, '1 из 9')).toBeAttached();
  await viewer.getByRole('tab', { name: /^Фото 4 из 9/ }).click();
  await expect(counter(viewer, '4 из 9')).toBeAttached();
  await viewer.getByRole('tabpanel').getByRole('img').last().click();
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: 'Закрыть' }).click();
  await isGone();
  expect(await scrolling()).not.toBe('hidden');

  await open();
  await page.keyboard.press('Escape');
  await isGone();
  await open();
  await hasOpened(page);
  await page.mouse.click(isMobile ? 195 : 200, isMobile ? 70 : 120);
  await isGone();
});
