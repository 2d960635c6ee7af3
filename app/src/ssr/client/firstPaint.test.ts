import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { firstPaintScript } from '../../../build/first-paint-plugin.ts';

const script = await firstPaintScript();

it.each([
  [['Files'], true],
  [['text/plain'], false],
])('of dropped %s the inline script keeps from the browser: %s', (types, isPrevented) => {
  const browser = new EventTarget();
  runInNewContext(script, {
    window: {},
    AbortController,
    addEventListener: browser.addEventListener.bind(browser),
    document: { cookie: '', documentElement: { dataset: {}, style: {} }, querySelectorAll: () => [] },
    location: { pathname: '/', search: '' },
    matchMedia: () => ({ matches: false }),
  });
  for (const name of ['dragover', 'drop']) {
    const event = Object.assign(new Event(name, { cancelable: true }), { dataTransfer: { types, dropEffect: 'copy' } });
    browser.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isPrevented);
  }
});
