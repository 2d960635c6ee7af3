import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';
import { phoneText } from './phone-text.ts';
import { sentences } from '../contract/sentences.ts';

/** Milliseconds for a property on a busy machine: it runs thousands of times. */
const timeout = 30_000;

const number = '+79161234567';

test.each([
  '+79161234567',
  '89161234567',
  '79161234567',
  '9161234567',
  '+7 (916) 123-45-67',
  '8 (916) 123-45-67',
  '8 916 123 45 67',
  '7 916 123-45-67',
  '(916) 123-45-67',
  '916.123.45.67',
  '+7 916 123 45 67', // NBSP, as web pages write it
  '8–916–123–45–67',
  ' +7 916 1234567 ',
  'тел. 8 916 123-45-67',
  'tel:+79161234567',
  '+7 8 916 123-45-67', // pasted behind a prefix that was there already
  '+7 +7 916 123-45-67',
  '+7 (916) 123-45-67, 8', // more digits than a number has: cut
  '8 (916) 123-45-67, доб. 12',
  '8 916 123-45-67 доб. 12',
  '8916123456789',
  '+8 916 123-45-67', // the trunk prefix behind a plus: no country has the code 89
  '+8 (916) 123-45-67',
  '(+7) 916 123-45-67',
  '\u202a+7 916 123\u201145\u201167\u202c',
])('«%s» is the same number', (text) => {
  expect(normalizePhone(text)).toBe(number);
  expect(isPhone(text)).toBe(true);
});

test.each([
  ['', ''],
  ['нет телефона', ''],
  ['+7', ''],
  ['8 (900) abc', '+78900'],
  ['8005553535', '+78005553535'], // ten digits that begin with 8 are a number of their own
  ['88005553535', '+78005553535'],
  ['+78005553535', '+78005553535'],
  ['+7 800 555-35-35 9', '+78005553535'],
  ['9161', '+79161'],
  ['+8 495 123-45-67', '+74951234567'],
  ['+8 800 555-35-35', '+78005553535'],
])('«%s» is stored as «%s»', (text, stored) => {
  expect(normalizePhone(text)).toBe(stored);
});

const foreign = [
  '+375 29 123-45-67',
  '+375291234567',
  'тел.: +375 (29) 123-45-67',
  '(+375) 29 123-45-67',
  '+ 375 29 123 45 67',
  '\u202a+375 29 123\u201145\u201167\u202c',
  '+380 67 123 45 67',
  '+49 151 23456789',
  '+1 (202) 555-0123',
  '+44 20 7946 0958',
  '+81 3 1234 5678', // eleven digits that begin with 8
  '+84 912 345 678',
  '+86 138 0013 8000',
  '+880 1712-345678',
  '+9 161 234 567',
  '375291234567',
  '375 29 123-45-67, доб. 12',
  '380671234567',
  '12025550123',
  '8613800138000',
  '8801712345678',
  '8 10 375 29 123-45-67', // the way out of Russia
  '00375291234567',
  '0037529123',
  '067 123 45 67', // the trunk prefix of other countries
  '+3',
];

test.each(foreign)('«%s» is no Russian number, and does not become one', (text) => {
  expect(normalizePhone(text)).toBe('');
  expect(isPhone(text)).toBe(false);
  expect(formatPhone(text)).toBe(text);
});

/** The messages of a form, the server and the mocks for a text. */
const reportedOf = (text: string) => z.safeParse(phoneText, text).error?.issues.map(({ message }) => message);

test('a field takes a whole Russian number or nothing, and says what is wrong', () => {
  for (const text of ['', ' ', '+79161234567', '8 (916) 123-45-67', '9161234567']) expect(reportedOf(text)).toBeUndefined();
  for (const text of ['+7', '+', '123', '+7916123456', 'нет телефона']) expect(reportedOf(text)).toEqual([sentences.phoneInvalid]);
  for (const text of foreign) expect(reportedOf(text)).toEqual([sentences.phoneForeign]);
});

test.each(['', '916123456', '+7 916 123-45-6', '123', 'нет'])('«%s» is no whole number', (text) => {
  expect(isPhone(text)).toBe(false);
});

test.each([
  ['+79001234567', '+7 (900) 123-45-67'],
  ['89001234567', '+7 (900) 123-45-67'],
  ['', ''],
  ['9', '+7 (9'],
  ['900', '+7 (900'],
  ['9001', '+7 (900) 1'],
  ['900123', '+7 (900) 123'],
  ['9001234', '+7 (900) 123-4'],
  ['900123456', '+7 (900) 123-45-6'],
])('«%s» is shown as «%s»', (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
});

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ()-]{0,30}$/));

test(
  'whatever is typed: nothing, or +7 and at most ten digits, and once is enough',
  () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = normalizePhone(text);
        expect(stored).toMatch(/^(\+7\d{1,10})?$/);
        expect(normalizePhone(stored)).toBe(stored);
      }),
      { numRuns: 2_000 },
    );
  },
  timeout,
);

test(
  'a whole number survives being shown and read again',
  () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (local) => {
        expect(normalizePhone(formatPhone(`+7${local}`))).toBe(`+7${local}`);
      }),
    );
  },
  timeout,
);
