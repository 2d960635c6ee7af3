import { type ElementHandle, launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Debian's Firefox over WebDriver BiDi: Playwright's protocol needs a patched one. */
export async function gecko(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'ru-RU, ru',
      // As on Windows: they take space.
      'ui.useOverlayScrollbars': 0,
    },
  });
  // The first page has no focus.
  const page = await browser.newPage();
  const one = async (selector: string): Promise<ElementHandle> => {
    const element = await page.$(selector);
    if (!element) throw new Error(`Nothing matches ${selector}`);
    return element;
  };
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    run: (code, ...args) => page.evaluate(code as (...given: unknown[]) => unknown, ...args) as never,
    click: async (selector) => (await one(selector)).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    attach: async (selector, files) => ((await one(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    picture: async (file) => void (await page.screenshot({ path: file })),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
