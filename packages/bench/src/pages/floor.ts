import type { Browser } from 'playwright';
import type { Made } from '../serve-files.ts';

/** As wide and as sharp as Lighthouse's telephone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The name of the same page in the portal's own fonts. */
export const withFontsPath = (name: string): string => `${name}/lettered`;

/**
 * What one page of the portal shows, as plain HTML with the same words and the same image files; under `name`. It is in
 * whatever fonts the phone has. Under `withFontsPath` it is in those that the page has loaded: what a typeface costs
 * is the design's to pay, and says nothing about the code. Images are requested with the page's own hints: without them Lighthouse
 * counts an image to what the largest paint waits for only where it was laid out before it came, and this floor was now 0.6 s, now 1.1.
 */
export async function floorOf(browser: Browser, url: string, name: string): Promise<Map<string, Made>> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cached = new Map<string, Promise<Made>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    // Of what else comes some has no body to be read, such as a call that was given up.
    if (!/^(?:image|font)\//.test(type)) return;
    const body = response.body().then((content): Made => ({ type, content }));
    cached.set(new URL(response.url()).pathname, body);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // What is not laid out yet has no words.
  await page.evaluate(() => document.querySelector('[data-late-layout]')?.removeAttribute('data-late-layout'));
  const words = await page.evaluate(() => document.body.innerText.split('\n').filter(Boolean));
  const shownImages = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, currentSrc }) => complete && currentSrc)
      .map(({ currentSrc, width, height, loading, fetchPriority }) => {
        return { path: new URL(currentSrc).pathname, hints: { width, height, loading, fetchPriority } };
      }),
  );
  const fontStyles = await page.evaluate(fontStylesOf);
  const files = new Map(await Promise.all([...cached].map(async ([path, made]) => [path, await made] as const)));
  await context.close();
  const images = shownImages
    .filter(({ path }) => files.has(path))
    .map(({ path, hints }) => {
      const attributes = Object.entries(hints).map(([name, value]) => `${name}="${value}"`);
      return `<img src="${path}" ${attributes.join(' ')} alt="">`;
    });
  const lines = words.map((line) => `<p>${escaped(line)}</p>`);
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Floor</title>';
  const pageWith = (more: string): Made => ({
    type: 'text/html; charset=utf-8',
    content: Buffer.from(
      `<!doctype html><html lang="ru"><head>${head}${more}</head><body>${images.join('')}${lines.join('')}</body></html>`,
    ),
  });
  return files.set(name, pageWith('')).set(withFontsPath(name), pageWith(fontStyles));
}

/** In the page: its font hints, its `@font-face` rules, and lines in either family. */
function fontStylesOf(): string {
  const hints = [...document.querySelectorAll('link[rel="preload"][as="font"]')].map(({ outerHTML }) => outerHTML);
  const fontFaces = [...document.styleSheets]
    .filter(({ disabled }) => !disabled)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText);
  return `${hints.join('')}<style>${[...new Set(fontFaces)].join('')} p { font-family: Onest } p:nth-of-type(5n) { font-family: Literata }</style>`;
}
