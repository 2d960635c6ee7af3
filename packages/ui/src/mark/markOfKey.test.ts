import { expect, test } from 'vitest';
import { markOfKey } from './markOfKey.ts';

const bare = { altKey: false, ctrlKey: false, metaKey: false };

test('P keeps, X rejects, U takes the mark away, and other keys are no marks', () => {
  expect(['KeyP', 'KeyX', 'KeyU', 'KeyA'].map((code) => markOfKey({ ...bare, code }))).toEqual(['keep', 'reject', null, undefined]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s a key belongs to the browser', (modifier) => {
  expect(markOfKey({ ...bare, [modifier]: true, code: 'KeyP' })).toBeUndefined();
});
