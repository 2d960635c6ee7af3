import { describe, expect, it } from 'vitest';
import { clamp, formatWhole, parseWhole, wholeAfterEdit } from './number.ts';

describe('formatWhole', () => {
  it.each([
    [12500, '12\u00a0500'],
    [600, '600'],
    [0, '0'],
    [null, ''],
  ])('writes %j as %j', (value, text) => expect(formatWhole(value)).toBe(text));
});

describe('parseWhole', () => {
  it.each([
    ['12\u00a0500', 12500],
    ['12 500 ₽', 12500],
    ['от 600', 600],
    ['007', 7],
    ['абв', null],
    ['', null],
  ])('reads %j as %j', (text, value) => expect(parseWhole(text)).toBe(value));

  it('retains no more digits than a number can hold exactly', () => {
    expect(parseWhole('12345678901234567890')).toBe(123456789012345);
  });
});

describe('wholeAfterEdit', () => {
  it.each([
    ['12 500,00 ₽', '', 12500],
    ['5000.50', '12\u00a0500', 5000],
    ['12.500', '', 12500],
    ['1\u00a02,00', '1\u00a0200', 1200],
    ['1\u00a0200,', '1\u00a0200', 1200],
    ['1\u00a02005', '1\u00a0200', 12005],
  ])('%j typed or pasted over %j is %j', (typed, before, value) => expect(wholeAfterEdit(typed, before)).toBe(value));
});

describe('clamp', () => {
  it('holds a number inside the limits', () => {
    expect(clamp(5, 10, 20)).toBe(10);
    expect(clamp(25, 10, 20)).toBe(20);
    expect(clamp(15, 10, 20)).toBe(15);
    expect(clamp(15)).toBe(15);
  });
});
