import { watchCalls } from './answers.ts';
import { cards, filter, filtersOf } from './directory.ts';
import { expect, test } from './portal.ts';

test('specializations and prices are asked together, the list after both', async ({ page, isMobile }) => {
  const specializations = await watchCalls(page, '/api/specializations');
  const range = await watchCalls(page, '/api/photographers/price-range');
  const list = await watchCalls(page, '/photographers');
  for (const calls of [specializations, range, list]) calls.hold();
  await page.goto('/photographers');
  await expect(page.getByText('Загрузка фотографов...')).toBeVisible();
  await expect.poll(() => [specializations.asked.length, range.asked.length]).toEqual([1, 1]);
  if (isMobile) {
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    await expect(filtersOf(page)).toBeFocused();
  }
  const section = filtersOf(page).getByRole('region', { name: 'Специализации' });
  await expect(section.getByText('Загрузка специализаций...')).toBeAttached();
  await expect(section.locator('[class*=skeletons] > [class*=skeleton]')).toHaveCount(6);
  specializations.release();
  await expect(section.getByRole('button', { name: 'Портрет', exact: true })).toBeVisible();
  expect(list.asked).toHaveLength(0);
  range.release();
  await expect.poll(() => list.asked.length).toBe(1);
  await expect(cards(page)).toHaveCount(0);
  list.release();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText('Загрузка фотографов...')).toBeHidden();
});

test('each load says what it is for, and a new one waits for the running one', async ({ page, isMobile }) => {
  const list = await watchCalls(page, '/photographers');
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  const next = page.getByLabel('Следующая страница');

  await test.step('another page', async () => {
    list.hold();
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page.getByText('Загрузка страницы 2...')).toBeVisible();
    await expect(next).toBeDisabled();
    list.release();
    await expect(cards(page)).toHaveCount(12);
    await expect(next).toBeEnabled();
  });

  await test.step('filters', async () => {
    list.hold();
    const before = list.asked.length;
    await filter(page, isMobile, (panel) => panel.getByRole('button', { name: 'Портрет', exact: true }).click());
    await expect(page.getByText('Применение фильтров...')).toBeVisible();
    await expect.poll(() => list.asked.length).toBe(before + 1);
    await filter(page, isMobile, (panel) => panel.getByRole('button', { name: 'Репортаж' }).click());
    await filter(page, isMobile, (panel) => panel.getByRole('button', { name: 'Свадьбы' }).click());
    await expect(page).toHaveURL(/specializations=4%2C5%2C8$/);
    expect(list.asked).toHaveLength(before + 1);
    list.release();
    await expect(cards(page).first()).toBeVisible();
    expect(list.asked.slice(before).map((asked) => asked.get('specializations'))).toEqual(['4', '4,5,8']);
  });

  await test.step('reset', async () => {
    list.hold();
    if (isMobile) await filter(page, true, (panel) => panel.getByRole('button', { name: 'Сбросить: Специализации' }).click());
    else await filtersOf(page).getByRole('button', { name: 'Сбросить все' }).click();
    // On a phone «Применить» commits the whole draft: a filter change.
    await expect(page.getByText(isMobile ? 'Применение фильтров...' : 'Сброс фильтров...')).toBeVisible();
    list.release();
    await expect(cards(page)).toHaveCount(12);
  });
});

test('a quick answer is shown after 250 ms, a slow one at once', { tag: '@once' }, async ({ page }) => {
  await page.clock.install();
  const list = await watchCalls(page, '/photographers');
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  await page.clock.pauseAt(Date.now() + 60_000);
  const more = page.getByRole('link', { name: 'Страница 2' });
  const loading = page.getByText(/^Загрузка страницы/);

  await more.click();
  await expect.poll(() => list.asked.length).toBe(2);
  await page.clock.runFor(249);
  await expect(loading).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(12);

  list.hold();
  await page.getByRole('link', { name: 'Страница 1' }).click();
  await page.clock.runFor(5000);
  await expect(loading).toBeVisible();
  list.release();
  await expect(cards(page)).toHaveCount(12);
});

test('a failed list says so without the words of the server, and is asked again', { tag: '@once' }, async ({ page, problems }) => {
  problems.expect(/status of 500|Fetching photographers/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const list = await watchCalls(page, '/photographers');
  list.fail();
  await page.goto('/photographers');
  const text = 'Не удалось загрузить список фотографов. Попробуйте ещё раз.';
  const notice = page.getByRole('alertdialog', { name: 'Ошибка загрузки' });
  await expect(notice).toContainText(text);
  await expect(page.getByRole('heading', { name: 'Ошибка загрузки' })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(2);
  await expect(page.getByText(/SQL boom|Fetching/)).toHaveCount(0);
  expect(logged.some((line) => line.startsWith('Fetching photographers:'))).toBe(true);
  await page.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect.poll(() => list.asked.length).toBe(2);
  await expect(page.getByRole('heading', { name: 'Ошибка загрузки' })).toBeVisible();
  list.pass();
  await page.getByRole('button', { name: 'Попробовать снова' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { name: 'Ошибка загрузки' })).toBeHidden();
});

test('failed specializations say so in their section, and only they are asked again', async ({ page, problems, isMobile }) => {
  problems.expect(/status of 500|Fetching specializations/);
  const specializations = await watchCalls(page, '/api/specializations');
  const list = await watchCalls(page, '/photographers');
  specializations.fail();
  await page.goto('/photographers?specializations=4');
  await expect(cards(page).first()).toBeVisible();
  expect(list.asked.map((asked) => asked.get('specializations'))).toEqual(['4']);
  await filter(page, isMobile, async (panel) => {
    const section = panel.getByRole('region', { name: 'Специализации' });
    await expect(section.getByRole('alert')).toHaveText('Ошибка при загрузке специализаций');
    specializations.pass();
    await section.getByRole('button', { name: 'Попробовать снова' }).click();
    await expect(section.getByRole('button', { name: 'Портрет', exact: true, pressed: true })).toBeVisible();
  });
  expect(specializations.asked).toHaveLength(2);
  expect(list.asked).toHaveLength(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a list without anybody says so and how to go on', { tag: '@once' }, async ({ page }) => {
  await page.goto('/photographers?city=Китеж&sort=price');
  await expect(page.getByRole('heading', { name: 'Фотографы не найдены' })).toBeVisible();
  await expect(page.getByText('Попробуйте изменить критерии поиска или сбросьте фильтры.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Страницы' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Сбросить все' }).last().click();
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL(/\/photographers$/);
});
