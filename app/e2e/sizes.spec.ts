import type { Page } from '@playwright/test';
import { clippedTexts } from './support/clipped-texts.ts';
import { expect, test } from './support/portal.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [834, 1112],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [844, 390],
] as const;

/** Controls of which another one covers a part, in what is in the viewport. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
    const controls = [...top.querySelectorAll<HTMLElement>('a[href], button, input:not([type=range])')].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return (
        width > 1 && height > 1 && control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    });
    return controls.flatMap((control, index) => {
      const a = control.getBoundingClientRect();
      return controls.slice(index + 1).flatMap((other) => {
        const b = other.getBoundingClientRect();
        const isOver =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        if (!isOver || control.contains(other) || other.contains(control)) return [];
        return [`${control.getAttribute('aria-label') ?? control.textContent} × ${other.getAttribute('aria-label') ?? other.textContent}`];
      });
    });
  });
}

test(
  'nothing overlaps, is cut or scrolls sideways on the public screens, from a small phone to a large monitor',
  { tag: '@all' },
  async ({ page }) => {
    for (const path of [
      '/',
      '/photographers',
      '/photographer/1',
      '/photographers?photographer=1',
      '/photographers?photographer=1&photo=2',
      '/terms',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password?token=unknown',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const where = `${path} at ${width} × ${height}`;
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
        await expect.poll(() => overlaps(page), `${where} has controls that overlap`).toEqual([]);
        if (!path.includes('?')) await expect.poll(() => clippedTexts(page, width), `${where} cuts texts`).toEqual([]);
      }
    }
  },
);

/** Words of the page's heading of which a part is on the next line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test('text of twice the size, set in the browser, is not cut, nor does it cover a control', { tag: '@all' }, async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', '/photographers', '/photographer/1', '/register']) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: 'networkidle' });
      const where = `${path} at ${width}`;
      const size = () => page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).fontSize));
      expect(await size(), where).toBe(32);
      expect(await brokenWords(page), where).toEqual([]);
      expect((await page.getByRole('banner').getByRole('button').first().locator('svg').boundingBox())?.width, where).toBe(40);
      await expect.poll(() => overlaps(page), `${where} has controls that overlap`).toEqual([]);
      await expect.poll(() => clippedTexts(page, width), `${where} cuts texts`).toEqual([]);
    }
  }
});

test('a section that a link leads to, and what the keyboard reaches, is not under the header', async ({ page }) => {
  const header = page.getByRole('banner').first();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/#features', { waitUntil: 'networkidle' });
    const edge = async () => (await header.boundingBox())?.height ?? 0;
    const top = () => page.locator('#features').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.round((await top()) - (await edge())), `${width} wide`).toBeGreaterThanOrEqual(0);
    // Back up through the page: the browser scrolls each link that gets the focus into view.
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body || activeElement.closest('header')) return null;
        return { top: activeElement.getBoundingClientRect().top, name: activeElement.textContent };
      });
      if (focused) expect(Math.round(focused.top - (await edge())), `${focused.name} at ${width}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('the wheel and the keys scroll the page from the column beside it, and the contacts are whole', { tag: '@all' }, async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  for (const path of ['/', '/photographers', '/photographer/1']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const column = page.getByRole('complementary').first();
    await column.getByRole('button').first().scrollIntoViewIfNeeded();
    await column.getByRole('button').first().hover();
    for (let turn = 0; turn < 4; turn += 1) {
      const before = await scrolled();
      await page.mouse.wheel(0, 300);
      await expect.poll(scrolled, `${path}, turn ${turn}`).toBe(before + 300);
    }
    const before = await scrolled();
    await column.getByRole('button').first().focus();
    await page.keyboard.press('End');
    await expect.poll(scrolled, path).toBeGreaterThan(before);
  }
  const phone = page.getByRole('complementary').getByRole('link', { name: /^\+7/ });
  await phone.scrollIntoViewIfNeeded();
  const cut = await phone.evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    let box = link.parentElement;
    for (; box && box !== document.body; box = box.parentElement) if (getComputedStyle(box).overflowY !== 'visible') return true;
    return top < 0 || bottom > innerHeight;
  });
  expect(cut).toBe(false);
});

test(
  'a photographer and the list print dark on white, without controls, with the addresses of links',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/photographer/1', '/photographers']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const lightness = await page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));
      expect(lightness, path).toBeGreaterThan(240);
      await expect(page.getByRole('button', { name: /^(Связаться|Поделиться|Тема|Смотреть все)/ })).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    }
    await page.goto('/photographer/1', { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const written = await page
      .getByRole('link', { name: /Telegram/ })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toContain('https://t.me/');
    await expect(page.getByRole('heading', { name: 'О фотографе' })).toBeInViewport();
  },
);

test('an open dialog prints as a whole and once, without the page behind it', { tag: '@all' }, async ({ page }) => {
  await page.goto('/photographers?photographer=1', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Портфолио' })).toBeVisible();
  await expect(dialog.getByText('Две полнокадровые камеры', { exact: false })).toBeVisible();
  const telegram = dialog.getByRole('link', { name: /Telegram/ });
  expect(await telegram.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://t.me/');
  expect((await telegram.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await expect(page.locator('article')).toHaveCount(12);
  await expect(page.locator('article').first()).toBeHidden();
  const scrolls = await dialog.evaluate((box) =>
    [...box.querySelectorAll('div')].some((one) => getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight + 1),
  );
  expect(scrolls).toBe(false);
});
