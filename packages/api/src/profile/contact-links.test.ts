import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContactKind, contactNames, readContact } from './contact-links.ts';
import { linkTypes, socialNetworks } from './social-networks.ts';

/** Milliseconds for a property on a busy machine: it runs thousands of times. */
const timeout = 30_000;

const kinds = Object.keys(contactNames) as ContactKind[];

/** An address of the one form that each kind has. */
const forms: Readonly<Record<ContactKind, RegExp>> = {
  website: /^https:\/\/[a-z0-9.-]+(:\d+)?\//,
  phone: /^tel:\+\d{10,15}$/,
  viber: /^viber:\/\/chat\?number=%2B\d{10,15}$/,
  email: /^mailto:[a-z0-9._+-]+@[a-z0-9.-]+$/,
};

test.each<[ContactKind, string, string, string]>([
  ['website', 'https://anna.example/about?a=1#top', 'https://anna.example/about?a=1#top', 'anna.example'],
  ['website', 'anna.example', 'https://anna.example/', 'anna.example'],
  ['website', ' www.anna.example/photo ', 'https://www.anna.example/photo', 'anna.example'],
  ['website', 'http://anna.example', 'https://anna.example/', 'anna.example'],
  ['website', 'HTTPS://Anna.Example:8443/', 'https://anna.example:8443/', 'anna.example:8443'],
  ['website', 'https://анна.рф/о-себе', 'https://xn--80aa2ba.xn--p1ai/%D0%BE-%D1%81%D0%B5%D0%B1%D0%B5', 'xn--80aa2ba.xn--p1ai'],
  ['phone', '+7 900 123-45-67', 'tel:+79001234567', '+7 (900) 123-45-67'],
  ['phone', '8 (900) 123 45 67', 'tel:+79001234567', '+7 (900) 123-45-67'],
  ['phone', 'tel:+79001234567', 'tel:+79001234567', '+7 (900) 123-45-67'],
  ['phone', '+375 29 123-45-67', 'tel:+375291234567', '+375291234567'],
  ['phone', '+8 900 123-45-67', 'tel:+79001234567', '+7 (900) 123-45-67'],
  ['viber', '+79001234567', 'viber://chat?number=%2B79001234567', '+7 (900) 123-45-67'],
  ['viber', 'viber://add?number=79001234567', 'viber://chat?number=%2B79001234567', '+7 (900) 123-45-67'],
  ['viber', 'viber://chat?number=%2B375291234567', 'viber://chat?number=%2B375291234567', '+375291234567'],
  ['email', ' Anna@Photo.example ', 'mailto:anna@photo.example', 'anna@photo.example'],
  ['email', 'mailto:anna@photo.example', 'mailto:anna@photo.example', 'anna@photo.example'],
])('%s «%s» leads to %s', (kind, text, url, shown) => {
  expect(readContact(kind, text)).toEqual({ url, shown });
  expect(readContact(kind, url)).toEqual({ url, shown });
});

const hostile = [
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//anna.example',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://anna.example/1',
  'ftp://anna.example/x',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example\\x',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https://vk.com@evil.example',
  'https://vk.com:443@evil.example/',
  'https://anna:secret@anna.example/',
  'https://localhost/',
  'https://+7a.ru',
  'https://a..example',
  'https://anna!.example',
  'https://127.0.0.1/',
  'https://0x7f000001/',
  'https://[::1]/',
  'https://anna.example/a b',
  'https://anna.\u202Eelpmaxe',
  'https://anna.exa\u200Bmple',
  'https://anna.example/\u0000',
  'anna',
  'anna.example:8080/x',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'tel:javascript:alert(1)',
  'tel:+7900123',
  'tel:+79001234567;phone-context=evil',
  '+7900123456７',
  '+123',
  '375291234567', // a Russian number would be made of it
  'mailto:a@b.example?bcc=evil@evil.example',
  'mailto:a@b.example,evil@evil.example',
  'a@b',
  'a b@c.example',
  'viber://pa?chatURI=evil',
  'viber://chat?number=alert(1)',
  'intent://evil.example#Intent;end',
];

describe.each(kinds)('%s', (kind) => {
  test.each(hostile)('makes nothing of %j', (text) => {
    expect(readContact(kind, text)).toBeNull();
  });

  test.each(['https://anna.example/a', '+7', 'anna@photo.example'])('makes nothing of ten thousand characters after %s', (text) => {
    expect(readContact(kind, text + '1'.repeat(10_000))).toBeNull();
  });

  test(
    'whatever is typed: nothing, or an address of its one form without anybody’s name',
    () => {
      const parts = [
        '/',
        '\\',
        '@',
        ':',
        '.',
        '?',
        '#',
        '+7',
        '9001234567',
        'https://',
        'javascript:',
        'mailto:',
        'tel:',
        'a.ru',
        '\n',
        ' ',
      ];
      const nasty = fc.array(fc.constantFrom(...parts)).map((some) => some.join(''));
      fc.assert(
        fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl(), fc.emailAddress()), (text) => {
          const reached = readContact(kind, text);
          if (!reached) return;
          expect(reached.url).toMatch(forms[kind]);
          expect(new URL(reached.url).username).toBe('');
        }),
        { numRuns: 2_000 },
      );
    },
    timeout,
  );
});

test('each known kind of link is a network’s or one of these', () => {
  expect([...socialNetworks.map(({ code }) => code), ...kinds].toSorted()).toEqual([...linkTypes].toSorted());
});
