import { execFileSync, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key as Code } from 'selenium-webdriver';
import { answering } from '../../scripts/steps.ts';
import type { Engine, Key } from './engine.ts';

const codes: Record<Key, string> = { Enter: Code.ENTER, ArrowRight: Code.ARROW_RIGHT, ArrowDown: Code.ARROW_DOWN };

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Debian's WebKitGTK. Its driver has one session at a time, so each has its own. */
export async function webkit(display: string, port: number): Promise<Engine> {
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without a GPU nothing is composited, and pages are white.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answering(`${url}/status`, driver))) throw new Error('WebKitWebDriver did not start');
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      }),
    )
    .build();
  await browser.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  const one = (selector: string) => browser.findElement(By.css(selector));
  return {
    name: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
    open: (address) => browser.get(address),
    back: () => browser.navigate().back(),
    run: async (code, ...args) => {
      const answer = await browser.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
        Promise.resolve((${String(code)})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        ...args,
      );
      const { value, error } = answer as { value?: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return value as never;
    },
    click: (selector) => one(selector).click(),
    // At once: as actions each key takes half a second.
    type: async (text) => (await browser.switchTo().activeElement()).sendKeys(text),
    press: (key) => browser.actions().sendKeys(codes[key]).perform(),
    attach: (selector, files) => one(selector).sendKeys(files.join('\n')),
    // The driver's own hangs after a dialog.
    picture: async (file) => void execFileSync('import', ['-display', display, '-window', 'root', file]),
    resize: async (width, height) => void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: async () => {
      await browser.quit();
      driver.kill();
    },
  };
}
