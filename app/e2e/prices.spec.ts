import { watchCalls } from './answers.ts';
import { cards, filter, filtersOf } from './directory.ts';
import { expect, test } from './portal.ts';

test('a price goes no further than there are prices, and its handles do not cross', async ({ page, isMobile }) => {
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  await filter(page, isMobile, async (panel) => {
    const [from, to] = [panel.getByLabel('Цена от'), panel.getByLabel('Цена до')];
    const [low, high] = [panel.getByRole('slider').first(), panel.getByRole('slider').last()];
    const [min, max] = await Promise.all([low, high].map(async (handle) => Number(await handle.inputValue())));

    await test.step('typed', async () => {
      await from.fill('1');
      await from.press('Enter');
      await expect(low).toHaveValue(String(min));
      await to.fill('99999999');
      await to.press('Enter');
      await expect(high).toHaveValue(String(max));
      await to.fill('5000');
      await to.press('Enter');
      await from.fill('9000');
      await from.press('Tab');
      await expect(low).toHaveValue('5000');
    });

    await test.step('by keys', async () => {
      await low.focus();
      await low.press('ArrowRight');
      await expect(low).toHaveValue('5000');
      await low.press('ArrowLeft');
      await expect(low).toHaveValue('4999');
    });

    await test.step('dragged', async () => {
      await low.press('Home');
      const handle = await low.locator('xpath=ancestor::*[contains(@class,"thumb")][1]').boundingBox();
      const track = await panel.getByRole('group', { name: 'Цена (₽/час)' }).boundingBox();
      if (!handle || !track) throw new Error('No slider');
      const y = handle.y + handle.height / 2;
      await page.mouse.move(handle.x + handle.width / 2, y);
      await page.mouse.down();
      await page.mouse.move(track.x + 31.7, y, { steps: 4 });
      await expect.poll(async () => Number(await low.inputValue())).toBeGreaterThan(min ?? 0);
      expect(await low.inputValue()).toMatch(/^\d+$/);
      await page.mouse.move(track.x + track.width, y, { steps: 4 });
      await page.mouse.up();
      await expect(low).toHaveValue('5000');
    });
  });
  await expect(page).toHaveURL(/\?min_price=5000&max_price=5000$/);
});

test('a typed price is asked for once, 300 ms after the last digit', async ({ page, isMobile }) => {
  const list = await watchCalls(page, '/photographers');
  await page.clock.install();
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  const panel = filtersOf(page);
  if (isMobile) {
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    await expect(panel).toBeFocused();
  }
  await page.clock.pauseAt(Date.now() + 60_000);
  const reset = panel.getByRole('button', { name: 'Сбросить: Цена (₽/час)' });
  await panel.getByLabel('Цена от').fill('');
  await panel.getByLabel('Цена от').pressSequentially('5000');
  await page.clock.runFor(299);
  await expect(panel.getByRole('slider').first()).toHaveValue('5000');
  await expect(reset).toHaveCount(0);
  expect(list.asked).toHaveLength(1);
  await page.clock.runFor(1);
  await expect(reset).toBeVisible();
  await page.clock.resume();
  if (isMobile) await panel.getByRole('button', { name: 'Применить' }).click();
  await expect.poll(() => list.asked.length).toBe(2);
  expect(list.asked.at(-1)?.get('min_price')).toBe('5000');
});

test('without a range from the server prices go from 0 to 10 000, and nobody is told', async ({ page, problems, isMobile }) => {
  problems.expect(/status of 500|Fetching price range/);
  const range = await watchCalls(page, '/api/photographers/price-range');
  range.fail();
  const list = await watchCalls(page, '/photographers');
  await page.goto('/photographers');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await filter(page, isMobile, async (panel) => {
    await expect(panel.getByRole('slider').first()).toHaveValue('0');
    await expect(panel.getByRole('slider').last()).toHaveValue('10000');
    await panel.getByLabel('Цена до').fill('7000');
    await panel.getByLabel('Цена до').press('Enter');
  });
  await expect.poll(() => list.asked.at(-1)?.get('max_price')).toBe('7000');
  await filter(page, isMobile, async (panel) => {
    await panel.getByRole('button', { name: 'Сбросить: Цена (₽/час)' }).click();
    await expect(panel.getByRole('slider').last()).toHaveValue('10000');
  });
  await expect.poll(() => list.asked.at(-1)?.has('max_price')).toBe(false);
  await expect(page.getByText('SQL boom')).toHaveCount(0);
});
