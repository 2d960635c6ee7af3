import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { socialNetworks } from './social-networks.ts';
import { makeSocialLink } from './social-links.ts';
import { isLinkText, socialUsername } from './social-username.ts';

/** Milliseconds for a property on a busy machine: it runs thousands of times. */
const timeout = 30_000;

/** Where a stored text leads, or '' when nowhere. */
const storedUrl = (id: number, text: string): string => makeSocialLink(id, text)?.url ?? '';

/** Where a typed text leads once it is stored. */
const socialUrl = (id: number, text: string): string => storedUrl(id, socialUsername(id, text));

const hosts = new Set(socialNetworks.map(({ baseUrl }) => new URL(baseUrl).host));

/** '' or an address on a host of the network, also when a browser resolves it. */
function isHarmless(url: string): boolean {
  if (url === '') return true;
  const { protocol, host, username, password, search, hash } = new URL(url);
  // One network knows people by a number in the query.
  const requested = /^https:\/\/www\.facebook\.com\/profile\.php\?id=\d+$/.test(url) ? '' : search;
  return protocol === 'https:' && hosts.has(host) && [username, password, requested, hash].every((part) => part === '');
}

const idOf = (code: string): number => socialNetworks.find((network) => network.code === code)?.id ?? 0;

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://vk.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://evil.example/x',
  'blob:https://evil.example/1',
  'about:blank',
  'mailto:a@evil.example',
  'tel:+79001234567',
  'intent://evil.example#Intent;end',
  '//evil.example',
  '//evil.example/anna',
  '///evil.example/anna',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example\\anna',
  'https:\\\\evil.example\\anna',
  'https:/evil.example/anna',
  'https:evil.example/anna',
  'https://evil.example',
  'https://evil.example/anna',
  'http://evil.example/anna',
  'https://vk.com@evil.example/anna',
  'https://vk.com:443@evil.example/anna',
  'https://vk.com:80/anna',
  'https://vk.com%40evil.example/anna',
  'https://vk.com.evil.example/anna',
  'https://evil.example/vk.com/anna',
  'https://evil.example#vk.com/anna',
  'https://evil.example?vk.com/anna',
  'https://vk.com/../../evil',
  'https://vk.com//evil.example',
  'https://vk.com/%2F%2Fevil.example',
  'https://vk.com/away.php?to=https://evil.example',
  'https://vk.com/anna#javascript:alert(1)',
  'https://vk.com/@evil.example',
  'vk.com/anna?to=//evil.example',
  '@evil.example',
  '@@evil',
  'anna@evil.example',
  'anna:secret@evil.example',
  '../../evil',
  './evil',
  '.',
  '..',
  '?x=1',
  '#x',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "anna' onmouseover='alert(1)",
  'anna\0evil',
  'anna\r\nLocation: //evil.example',
  '\u202Eannа', // right-to-left override, and a Cyrillic а
  'аnna', // begins with a Cyrillic а
  'anna\u200Bphoto',
  'https://xn--vk-6kc.com/anna',
  'https://[::1]/anna',
  'https://127.0.0.1/anna',
  '%00',
  '%2e%2e%2f',
];

const good: [string, string, string][] = [
  ...['vk', 'instagram', 'telegram', 'facebook', 'twitter', 'youtube', 'tiktok'].flatMap((code): [string, string, string][] =>
    ['anna', '@anna', ' anna ', 'Anna_Photo', 'anna.photo', 'anna2014', '_anna_'].map((text) => [
      code,
      text,
      text.trim().replace(/^@/, ''),
    ]),
  ),
  ['vk', 'https://vk.com/anna', 'anna'],
  ['vk', 'http://vk.com/anna', 'anna'],
  ['vk', '//vk.com/anna', 'anna'],
  ['vk', 'vk.com/anna', 'anna'],
  ['vk', 'www.vk.com/anna/', 'anna'],
  ['vk', 'm.vk.com/anna', 'anna'],
  ['vk', 'https://vk.com/anna?from=search', 'anna'],
  ['vk', 'https://vk.com/id123456', 'id123456'],
  ['telegram', 'https://t.me/anna', 'anna'],
  ['telegram', 't.me/anna', 'anna'],
  ['telegram', 'https://t.me/@anna', 'anna'],
  ['instagram', 'https://www.instagram.com/anna.photo/', 'anna.photo'],
  ['facebook', 'https://www.facebook.com/anna-photo', 'anna-photo'],
  ['youtube', 'https://www.youtube.com/@anna', 'anna'],
  ['tiktok', 'https://www.tiktok.com/@anna', 'anna'],
  ['whatsapp', '+7 900 123-45-67', '79001234567'],
  ['whatsapp', 'https://wa.me/79001234567', '79001234567'],
];

test('sixty of each kind are tried', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  expect(new Set(good.map(([code, text]) => `${code} ${text}`)).size).toBeGreaterThanOrEqual(60);
});

describe.each(socialNetworks.map(({ code, id }) => [code, id] as const))('%s', (_, id) => {
  test.each(hostile)('makes nothing harmful of %j', (text) => {
    expect(isHarmless(socialUrl(id, text))).toBe(true);
    expect(isHarmless(storedUrl(id, text))).toBe(true);
  });
});

test.each(good)('%s «%s» is the user «%s»', (code, text, name) => {
  expect(socialUsername(idOf(code), text)).toBe(name);
  const url = socialUrl(idOf(code), text);
  expect(url.endsWith(name)).toBe(true);
  expect(isHarmless(url)).toBe(true);
  expect(socialUrl(idOf(code), url)).toBe(url);
});

test('hyphens and exclamation marks go from a stored name', () => {
  expect(storedUrl(idOf('telegram'), 'iv-an!')).toBe('https://t.me/ivan');
});

test('a number of Whatsapp begins with the code of the country', () => {
  expect(socialUrl(idOf('whatsapp'), '8 900 123-45-67')).toBe('https://wa.me/79001234567');
  expect(socialUrl(idOf('whatsapp'), '375291234567')).toBe('https://wa.me/375291234567');
});

test('an unknown network has no addresses', () => {
  expect([0, 9, -1, Number.NaN].map((id) => socialUrl(id, 'anna') + storedUrl(id, 'anna'))).toEqual(['', '', '', '']);
});

test(
  'whatever is typed: nothing, or https on a known host',
  () => {
    const nasty = fc
      .array(fc.constantFrom('/', '\\', '@', ':', '.', '?', '#', '%2f', 'https://', 'javascript:', 'vk.com', 'a', '\n', ' '))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl()), (id, text) => {
        expect(isHarmless(socialUrl(id, text))).toBe(true);
        expect(isHarmless(storedUrl(id, text))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  },
  timeout,
);

test('only Latin letters, digits and the marks of an address may be typed', () => {
  expect(['', 'anna', 'https://vk.com/anna?x=1&y=%20', '@anna.photo-1_2+3'].map(isLinkText)).toEqual([true, true, true, true]);
  expect(['анна', 'anna photo', 'anna!', '<b>', 'anna\n', 'é'].map(isLinkText)).toEqual([false, false, false, false, false, false]);
});
