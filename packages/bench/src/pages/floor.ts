import type { Browser } from 'playwright';
import type { Made } from '../serve-files.ts';

/** As wide and as sharp as Lighthouse's telephone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What one page of the portal shows, as plain HTML with the same words and the same picture files; under `name`. */
export async function floorOf(browser: Browser, url: string, name: string): Promise<Map<string, Made>> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const kept = new Map<string, Promise<Made>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const body = response.body().then((content): Made => ({ type, content }));
    if (type.startsWith('image/')) kept.set(new URL(response.url()).pathname, body);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // What is not laid out yet has no words.
  await page.evaluate(() => document.querySelector('[data-drawn]')?.removeAttribute('data-drawn'));
  const words = await page.evaluate(() => document.body.innerText.split('\n').filter(Boolean));
  const pictures = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, currentSrc }) => complete && currentSrc)
      .map(({ currentSrc, width, height, loading }) => ({ path: new URL(currentSrc).pathname, width, height, loading })),
  );
  const files = new Map(await Promise.all([...kept].map(async ([path, made]) => [path, await made] as const)));
  await context.close();
  const images = pictures
    .filter(({ path }) => files.has(path))
    .map(({ path, width, height, loading }) => `<img src="${path}" width="${width}" height="${height}" loading="${loading}" alt="">`);
  const lines = words.map((line) => `<p>${escaped(line)}</p>`);
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Floor</title>';
  const content = Buffer.from(`<!doctype html><html lang="ru"><head>${head}</head><body>${images.join('')}${lines.join('')}</body></html>`);
  return files.set(name, { type: 'text/html; charset=utf-8', content });
}
