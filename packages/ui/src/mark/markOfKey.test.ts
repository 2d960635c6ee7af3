import { expect, test } from 'vitest';
import { markOfKey } from './markOfKey.ts';

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('P keeps, X rejects, U removes the mark, and other keys are no marks', () => {
  expect(['KeyP', 'KeyX', 'KeyU', 'KeyA'].map((code) => markOfKey({ ...bare, code })?.mark)).toEqual(['keep', 'reject', null, undefined]);
  expect(markOfKey({ ...bare, code: 'KeyA' })).toBeUndefined();
});

test('1 to 5 give stars and 0 removes them, in both places of digits', () => {
  expect(['Digit1', 'Numpad5', 'Digit0'].map((code) => markOfKey({ ...bare, code }))).toEqual([
    { rating: 1 },
    { rating: 5 },
    { rating: 0 },
  ]);
  expect(markOfKey({ ...bare, code: 'Digit6' })).toBeUndefined();
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s a key belongs to the browser', (modifier) => {
  expect(markOfKey({ ...bare, [modifier]: true, code: 'KeyP' })).toBeUndefined();
});

test('with Shift a letter marks as without it, and a digit is another sign', () => {
  expect(markOfKey({ ...bare, shiftKey: true, code: 'KeyP' })).toEqual({ mark: 'keep' });
  expect(markOfKey({ ...bare, shiftKey: true, code: 'Digit1' })).toBeUndefined();
});
