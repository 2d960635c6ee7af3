import { expect, test } from 'vitest';
import { oneLine, quoted, shortAddress } from './wording.ts';

test.each([
  ['Школа 12', '«Школа 12»'],
  ['Школа "Лицей"', '«Школа „Лицей“»'],
  ['Школа «Лицей», 3 «А»', '«Школа „Лицей“, 3 „А“»'],
  ['"А" класс', '«„А“ класс»'],
  ['3 “А” („Б“)', '«3 „А“ („Б“)»'],
  ['Школа\r\nBcc: all@family.example', '«Школа Bcc: all@family.example»'],
])('%j in quotation marks', (name, expected) => {
  expect(quoted(name)).toBe(expected);
});

test('a name of several lines becomes one', () => {
  expect(oneLine(' Анна\u2028\u0000\t Смирнова\n')).toBe('Анна Смирнова');
});

test.each([
  [`https://photo.example/s/${'a'.repeat(43)}`, 'photo.example/s/aaaaaa…'],
  [`https://photo.example/reset-password?token=${'b'.repeat(43)}`, 'photo.example/reset-password?token=bbbbbb…'],
  ['http://localhost:3000/dashboard/projects?project=12&part=shares', 'localhost:3000/dashboard/projects?project=12&part=shares'],
])('%s is shortened to what a person reads', (address, expected) => {
  expect(shortAddress(address)).toBe(expected);
});
