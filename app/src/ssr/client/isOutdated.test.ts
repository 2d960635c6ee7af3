import { afterEach, expect, it, vi } from 'vitest';
import { browsers } from '../../../build/browsers/browsers.ts';
import { isOutdated } from './isOutdated.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that lacks what is said to need one of these versions. */
const browserWithout = (lacking: RegExp) => vi.stubGlobal('CSS', { supports: (...texts: string[]) => !lacking.test(texts.join(': ')) });

it('each of the oldest browsers has what is asked for, and the one before it lacks a part', () => {
  // By MDN: the versions that got them last. Change the question together with the list.
  expect(browsers).toEqual({ chrome: 111, firefox: 121, safari: 16.4 });
  browserWithout(/^$/);
  expect(isOutdated()).toBe(false);
  for (const chrome110 of [/color-mix/]) expect((browserWithout(chrome110), isOutdated())).toBe(true);
  for (const firefox120 of [/:has/]) expect((browserWithout(firefox120), isOutdated())).toBe(true);
  for (const safari16 of [/1lh/]) expect((browserWithout(safari16), isOutdated())).toBe(true);
});
