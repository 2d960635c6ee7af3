import { expect, it } from 'vitest';
import { firstLetter } from './firstLetter.ts';

it.each([
  ['ёлка', 'Ё'],
  ['  анна', 'А'],
  ['😀 студия', '😀'],
  ['', ''],
])('%j begins with %j', (words, letter) => expect(firstLetter(words)).toBe(letter));
