import { describe, expect, it } from 'vitest';
import { formatPhone, phoneAfterEdit } from './mask.ts';

/** What the field shows after typing these characters one by one at its end. */
function type(characters: string, start = ''): string {
  return characters.split('').reduce((value, character) => phoneAfterEdit(formatPhone(value) + character, formatPhone(value)), start);
}

describe('pasting into an empty field', () => {
  it.each([
    '+7 (900) 123-45-67',
    '+79001234567',
    '89001234567',
    '8 (900) 123-45-67',
    '8 900 123 45 67',
    '79001234567',
    '7-900-123-45-67',
    '9001234567',
    '+7 8 (900) 123-45-67',
    '\u202a+7 (900) 123\u201145\u201167\u202c',
    '8 (900) 123-45-67, доб. 12',
    '(900) 123-45-67',
    'тел.: 8 (900) 123-45-67',
    '+8 900 123 45 67',
    ' +7\u00a0900\u00a01234567 ',
  ])('%j is +79001234567', (text) => expect(phoneAfterEdit(text)).toBe('+79001234567'));

  it('retains every digit of a ten-digit number that starts with 8 or 7', () => {
    expect(phoneAfterEdit('8001234567')).toBe('+78001234567');
    expect(phoneAfterEdit('7771234567')).toBe('+77771234567');
    expect(phoneAfterEdit('88001234567')).toBe('+78001234567');
  });

  it('takes a part of a number', () => {
    expect(phoneAfterEdit('8 (900) 12')).toBe('+790012');
    expect(phoneAfterEdit('900')).toBe('+7900');
  });

  it('cuts what is too long', () => expect(phoneAfterEdit('+7900123456789')).toBe('+79001234567'));

  it('takes no letters', () => expect(phoneAfterEdit('восемь')).toBe(''));
});

describe('a number of another country', () => {
  it.each([
    ['+375 29 123-45-67', '+375291234567'],
    ['тел.: +375 (29) 123-45-67', '+375291234567'],
    ['375291234567', '375291234567'],
    ['8 10 375 29 123-45-67', '810375291234567'],
    ['00375291234567', '00375291234567'],
    ['+84 912 345 678', '+84912345678'],
    ['067 123 45 67', '0671234567'],
  ])('%j stays one, pasted anywhere', (text, expected) => {
    for (const before of ['', '+7', '+7 (9', '+7 (900) 123-45-67', '+375291234567']) {
      expect(phoneAfterEdit(text, before)).toBe(expected);
    }
    for (const before of ['+7 (9', '+7 (900) 123-45-67']) expect(phoneAfterEdit(before + text, before)).toBe(expected);
    expect(formatPhone(expected)).toBe(expected);
  });

  it.each([
    ['+375 29 123-45-67', '+375291234567'],
    ['+375а291234567', '+375291234567'],
    ['+84912345678', '+84912345678'],
    ['+1', '+1'],
    ['+', '+'],
  ])('%s typed stays one', (characters, value) => expect(type(characters)).toBe(value));

  it('is corrected like any other, in the middle too', () => {
    expect(phoneAfterEdit('+3а75291234567', '+375291234567')).toBe('+375291234567');
    expect(phoneAfterEdit('+37529123456', '+375291234567')).toBe('+37529123456');
    expect(phoneAfterEdit('+', '+3')).toBe('+');
    expect(phoneAfterEdit('', '+')).toBe('');
  });

  it('gives way to a Russian one', () => {
    for (const text of ['89001234567', '+7 (900) 123-45-67', '8 900 123 45 67', '9001234567']) {
      expect(phoneAfterEdit(text, '+375291234599')).toBe('+79001234567');
    }
    expect(type('+89001234567')).toBe('+79001234567');
  });
});

describe('pasting over a number', () => {
  it.each(['89007654321', '+79007654321', '9007654321', '+8 (900) 765-43-21'])('%j replaces it', (text) =>
    expect(phoneAfterEdit(text, '+7 (900) 123-45-67')).toBe('+79007654321'),
  );

  it.each(['+7', '+7 (9', '+7 (916) 55', '+7 (800) 555-35-3'])('a whole number pasted at either end of %j replaces it', (before) => {
    for (const whole of ['89001234567', '+7 (900) 123-45-67', '79001234567', '9001234567', '8 900 123 45 67']) {
      expect(phoneAfterEdit(before + whole, before)).toBe('+79001234567');
      expect(phoneAfterEdit(whole + before, before)).toBe('+79001234567');
    }
    expect(phoneAfterEdit(`${before}8001234567`, before)).toBe('+78001234567');
  });

  it('a whole number pasted after the country does not get a second prefix', () => {
    expect(phoneAfterEdit('+789001234567', '+7')).toBe('+79001234567');
    expect(phoneAfterEdit('+7+79001234567', '+7')).toBe('+79001234567');
  });
});

describe('typing', () => {
  it.each([
    ['9001234567', '+79001234567'],
    ['89001234567', '+79001234567'],
    ['79001234567', '+79001234567'],
    ['+79001234567', '+79001234567'],
    ['88001234567', '+78001234567'],
    ['8', '+7'],
  ])('%s gives %s', (characters, value) => expect(type(characters)).toBe(value));

  it('ignores letters and digits past the eleventh', () => {
    expect(type('9а0б0')).toBe('+7900');
    expect(type('99', '+78001234567')).toBe('+78001234567');
  });

  it('a digit in the middle of a whole number takes the place of the last one', () => {
    expect(phoneAfterEdit('+7 (8005) 123-45-67', '+7 (800) 123-45-67')).toBe('+78005123456');
  });
});

describe('deleting', () => {
  it('goes digit by digit down to nothing', () => {
    expect(phoneAfterEdit('+7 (900) 123-45-6', '+7 (900) 123-45-67')).toBe('+7900123456');
    expect(phoneAfterEdit('+7 (', '+7 (9')).toBe('+7');
    expect(phoneAfterEdit('+', '+7')).toBe('');
    expect(phoneAfterEdit('', '+7 (900) 123-45-67')).toBe('');
  });

  it('loses nothing when the country is deleted', () => {
    expect(phoneAfterEdit('+ (800) 12', '+7 (800) 12')).toBe('+780012');
    expect(phoneAfterEdit('7 (800) 12', '+7 (800) 12')).toBe('+780012');
    expect(phoneAfterEdit('7 (800) 123-45-67', '+7 (800) 123-45-67')).toBe('+78001234567');
  });
});

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['+7', '+7'],
    ['+79', '+7 (9'],
    ['+7900', '+7 (900'],
    ['+79001', '+7 (900) 1'],
    ['+7900123', '+7 (900) 123'],
    ['+79001234', '+7 (900) 123-4'],
    ['+790012345', '+7 (900) 123-45'],
    ['+79001234567', '+7 (900) 123-45-67'],
    ['89001234567', '+7 (900) 123-45-67'],
  ])('%j is shown as %j', (value, shown) => expect(formatPhone(value)).toBe(shown));
});
