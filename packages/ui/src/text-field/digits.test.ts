import { describe, expect, it } from 'vitest';
import { caretBefore, digitsOf, throughSeparator } from './digits.ts';

describe('digitsOf', () => {
  it('retains digits only', () => expect(digitsOf('+7 (900) abc-1')).toBe('79001'));
});

describe('throughSeparator', () => {
  it('deletes the digit before a separator that was deleted', () => {
    expect(throughSeparator('1 200', '1200', 1)).toBe('200');
    expect(throughSeparator('+7 (900) 12', '+7 (900)12', 8)).toBe('+7 (90)12');
  });

  it('leaves every other edit as typed', () => {
    expect(throughSeparator('1 200', '1 20', 4)).toBe('1 20');
    expect(throughSeparator('1 200', '15 200', 2)).toBe('15 200');
    expect(throughSeparator('1 200', '', 0)).toBe('');
  });
});

describe('caretBefore', () => {
  it.each([
    ['15 200', 3, 2],
    ['15 200', 0, 6],
    ['15 200', 5, 0],
    ['+7 (900) 1', 0, 10],
    ['', 0, 0],
    ['+', 0, 1],
    ['+375', 3, 1],
  ])('in %j with %i digits to the right stands at %i', (text, right, caret) => expect(caretBefore(text, right)).toBe(caret));
});
