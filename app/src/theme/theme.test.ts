import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { firstPaintScript } from '../../build/first-paint-plugin.ts';
import { type Theme, themeCookie } from './theme.ts';

const script = await firstPaintScript();

const cases: [cookies: string, prefersDark: boolean, theme: Theme][] = [
  ['', false, 'light'],
  ['', true, 'dark'],
  ['dp-theme-preference=dark', false, 'dark'],
  ['dp-theme-preference=light', true, 'light'],
  ['token=abc; dp-theme-preference=dark; a=b', false, 'dark'],
  ['dp-theme-preference=blue', false, 'light'],
  ['dp-theme-preference=blue', true, 'dark'],
  ['dp-theme-preference=darker', false, 'light'],
  ['not-dp-theme-preference=dark', false, 'light'],
];

/** Runs the inline script against a fake browser. */
function runInPage(cookie: string, prefersDark: boolean) {
  const documentElement = {
    dataset: {} as { initialUrl?: string; theme?: string; token?: string },
    style: {} as { colorScheme?: string },
  };
  const bars = (['light', 'dark'] as const).map((look) => ({ dataset: { look }, media: `(prefers-color-scheme: ${look})` }));
  const document = { cookie, documentElement, querySelectorAll: () => bars };
  const location = { pathname: '/photographers', search: '?page=2' };
  runInNewContext(script, {
    window: {},
    AbortController,
    addEventListener: () => {},
    document,
    location,
    matchMedia: () => ({ matches: prefersDark }),
  });
  const shownBars = bars.filter(({ media }) => media !== 'not all').map(({ dataset, media }) => [dataset.look, media]);
  return { ...documentElement, shownBars };
}

describe.each(cases)('cookies %j, system dark: %s', (cookies, prefersDark, theme) => {
  it(`are painted ${theme} before the first frame`, () => {
    const token = cookies.startsWith('token=') ? '' : undefined;
    expect(runInPage(cookies, prefersDark)).toEqual({
      dataset: { initialUrl: '/photographers?page=2', theme, token },
      style: { colorScheme: theme },
      shownBars: [[theme, 'all']],
    });
  });
});

it.each([
  ['accessToken=abc-_9', ''],
  ['a=b; token=abc', ''],
  ['__Host-diafragma-token=abc', ''],
  ['a=b; diafragma-token-3000=abc', ''],
  ['token=', undefined],
  ['token=a%20b', undefined],
  ['token=a%20b; accessToken=a.b', ''],
  ['token=%', undefined],
  [`token=${'x'.repeat(4097)}`, undefined],
  ['not-token=abc', undefined],
])('recognises the same tokens as the server: %s', (cookies, token) => {
  expect(runInPage(cookies, false).dataset.token).toBe(token);
});

it('contains nothing that would end its element, and imports nothing', () => {
  expect(script).not.toMatch(/<\/|<!--|import\s*['"{*]/);
});

it('stores a choice for a year, for this site', () => {
  expect(themeCookie('dark')).toBe('dp-theme-preference=dark; Max-Age=31536000; Path=/; SameSite=Lax');
});
