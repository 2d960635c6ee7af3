import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxCharacters, requiredText, textLength } from './wire.ts';

const name = requiredText(5, 'Введите имя', 'Не больше 5 символов');
const judge = (text: unknown) => {
  const { success, data, error } = name.safeParse(text);
  return success ? data : error.issues.map(({ message }) => message);
};

test.each([
  ['Анна', 'Анна'],
  [' Анна ', 'Анна'],
  ['-', '-'],
  ['😀', '😀'],
  ['А\u200Dн', 'А\u200Dн'],
  ['12345', '12345'],
  ['А\u202Eнна', 'Анна'],
  ['\u2067 Анна\u2069', 'Анна'],
  ['א\u200Fב', 'א\u200Fב'],
])('%j is accepted', (typed, stored) => {
  expect(judge(typed)).toBe(stored);
});

test.each([
  ['nothing', ''],
  ['spaces', ' \t\n\u00A0\u2003\u3000'],
  ['a byte-order mark', '\uFEFF'],
  ['zero-width spaces', '\u200B\u200B\u2060'],
  ['joiners', '\u200C\u200D'],
  ['a soft hyphen', '\u00AD'],
  ['marks of direction', '\u200E\u202E\u2066'],
  ['control characters', '\u0001\u007F'],
  ['fillers of Hangul', '\u3164\u115F\uFFA0'],
  ['a blank of Braille', '\u2800'],
  ['selectors without a sign', '\uFE0F\u{E0100}'],
  ['far more of them than the limit', '\u200B'.repeat(100)],
])('%s is no text', (_, typed) => {
  expect(judge(typed)).toEqual(['Введите имя']);
});

test.each([undefined, null, 5, ['Анна'], {}])('%j is no text either', (typed) => {
  expect(judge(typed)).toEqual(['Введите имя']);
});

test('one character too many is refused', () => {
  expect(judge('123456')).toEqual(['Не больше 5 символов']);
});

test.each([
  ['', 0],
  ['Анна', 4],
  ['  Анна \n', 4],
  ['а б', 3],
  ['📷📷', 2],
  ['И\u0306', 2], // typed as a letter and a mark: two characters, for the database too
  ['А\u202Eнна', 4],
  ['\u200B\u200B', 0],
])('%j is so many characters long: %i', (text, length) => {
  expect(textLength(text)).toBe(length);
});

const short = z.string().check(maxCharacters(3, 'Не больше 3 символов'));

test.each(['📷📷📷', ' абв ', ''])('%j is not too long', (typed) => {
  expect(short.safeParse(typed).success).toBe(true);
});

test.each(['📷📷📷📷', 'абвг'])('%j is too long, which is said with the limit', (typed) => {
  expect(short.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Не больше 3 символов']);
});

test('JSON Schema has the limit', () => {
  expect(z.toJSONSchema(short)).toMatchObject({ type: 'string', maxLength: 3 });
});
