import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Theme, themeCookie } from './theme.ts';

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

/** What theme.js makes of a browser. */
function runThemeScript(cookie: string, prefersDark: boolean) {
  const documentElement = { dataset: {} as { theme?: string; token?: string }, style: {} as { colorScheme?: string } };
  const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
  runInNewContext(script, { document: { cookie, documentElement }, matchMedia: () => ({ matches: prefersDark }) });
  return documentElement;
}

describe.each(cases)('cookies %j, system dark: %s', (cookies, prefersDark, theme) => {
  it(`are painted ${theme} before the first frame`, () => {
    const token = cookies.startsWith('token=') ? '' : undefined;
    expect(runThemeScript(cookies, prefersDark)).toEqual({ dataset: { theme, token }, style: { colorScheme: theme } });
  });
});

it.each([
  ['accessToken=abc-_9', ''],
  ['a=b; token=abc', ''],
  ['token=', undefined],
  ['token=a%20b; accessToken=a.b', undefined],
  [`token=${'x'.repeat(201)}`, undefined],
  ['not-token=abc', undefined],
])('takes for a token what the server takes for one: %s', (cookies, token) => {
  expect(runThemeScript(cookies, false).dataset.token).toBe(token);
});

it('keeps a choice for a year, for this site', () => {
  expect(themeCookie('dark')).toBe('dp-theme-preference=dark; Max-Age=31536000; Path=/; SameSite=Lax');
});
