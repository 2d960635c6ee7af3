import { expect, test } from 'vitest';
import { isPin, normalizePin } from './pin.ts';

test.each([
  ['4826', '4826'],
  [' 48 26 ', '4826'],
  ['48-26', '4826'],
  ['48–26', '4826'],
  ['48\u00a026', '4826'],
  ['48\u202f26', '4826'],
  ['４８２６', '4826'],
  ['\u200b48\u200e26\ufeff', '4826'],
  ['«4826».', '4826'],
  ['12 34 56 78', '12345678'],
])('«%s» is the PIN %s', (text, pin) => {
  expect([normalizePin(text), isPin(text)]).toEqual([pin, true]);
});

test.each(['', '  ', '482', '123456789', '12a4', 'четыре', 'PIN', '4826 и 4827', '٤٨٢٦'])('«%s» is no PIN', (text) => {
  expect(isPin(text)).toBe(false);
});
