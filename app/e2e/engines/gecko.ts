import { type ElementHandle, launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Debian's Firefox over WebDriver BiDi: Playwright's protocol needs a patched one. */
export async function gecko(display: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    args: ['--width=1500', '--height=1100'],
    // No window of a fixed size around the page.
    defaultViewport: null,
    env: { ...process.env, DISPLAY: display },
    extraPrefsFirefox: {
      'intl.accept_languages': 'ru-RU, ru',
      // As on Windows: they take space.
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
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
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    attach: async (selector, files) => ((await one(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
