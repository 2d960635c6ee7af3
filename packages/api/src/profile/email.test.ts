import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sentences } from '../contract/sentences.ts';
import { email, isEmail, normalizeEmail, optionalEmail } from './email.ts';

/** Milliseconds for a property on a busy machine: it runs thousands of times. */
const timeout = 30_000;

test.each([
  'anna@photo.example',
  'Anna.Photo+school@Mail.RU',
  ' anna@photo.example ',
  'a_b-c@sub.domain.co',
  'a1@2b.ru',
  'anna@xn--80ak6aa92e.xn--p1ai',
  `${'a'.repeat(250)}@a.ru`, // 255 characters, the limit
])('«%s» is an address, stored trimmed and in lower case', (text) => {
  expect(isEmail(text)).toBe(true);
  expect(z.decode(email, text)).toBe(normalizeEmail(text));
  expect(normalizeEmail(text)).toMatch(/^[a-z0-9._+@-]+$/);
});

test.each([
  'abc',
  'abc@',
  '@photo.example',
  'anna@photo',
  'anna photo@mail.ru',
  'anna@@photo.example',
  'anna@photo..example',
  'anna@photo.example,b@c.ru',
  '<anna@photo.example>',
  '"anna"@photo.example',
  'anna@photo.e',
  `${'a'.repeat(251)}@a.ru`,
])('«%s» is no address', (text) => {
  expect(isEmail(text)).toBe(false);
  expect(z.safeDecode(email, text).error?.issues.map(({ message }) => message)).toEqual(['Введите корректный email']);
});

test.each(['анна@photo.example', 'аnna@photo.example', 'anna@фото.рф', 'anna@photo.example\u0430'])(
  '«%s» has letters of another alphabet',
  (text) => {
    expect(isEmail(text)).toBe(false);
    for (const schema of [email, optionalEmail])
      expect(z.safeDecode(schema, text).error?.issues.map(({ message }) => message)).toEqual([sentences.emailLatin]);
  },
);

test('an empty field is required, not corrected', () => {
  expect(z.safeDecode(email, '  ').error?.issues.map(({ message }) => message)).toEqual(['Введите email']);
});

test(
  'the form and the wire judge alike',
  () => {
    const near = fc.stringMatching(/^[a-zA-Z0-9._+@ -]{0,30}$/);
    fc.assert(
      fc.property(fc.oneof(near, fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
        expect(z.safeDecode(email, text).success).toBe(isEmail(text));
      }),
      { numRuns: 2_000 },
    );
  },
  timeout,
);
