import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';

/** Milliseconds for a property on a busy machine: it is asked thousands of times. */
const patience = 30_000;

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
])('«%s» is stored as «%s»', (text, stored) => {
  expect(normalizePhone(text)).toBe(stored);
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
  patience,
);

test(
  'a whole number survives being shown and read again',
  () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (local) => {
        expect(normalizePhone(formatPhone(`+7${local}`))).toBe(`+7${local}`);
      }),
    );
  },
  patience,
);
