import { expect, test } from 'vitest';
import { fieldsOf, formOf, titleOfFile } from './form.ts';
import { limits } from './limits.ts';

test.each([
  ['Звонок.jpg', 'Звонок.jpg'],
  ['Йод.jpg'.normalize('NFD'), 'Йод.jpg'.normalize('NFC')],
  ['а\0б.jpg', 'аб.jpg'],
  ['снимок\u202Egpj.exe', 'снимокgpj.exe'],
  ['\u200B', ''],
  ['😀'.repeat(300), '😀'.repeat(limits.nameLength)],
])('the file %j gives a title', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test('a form decodes to what was encoded, without what is empty', () => {
  const [one, two] = [new File(['one'], '1.jpg'), new File(['two'], '2.jpg')];
  const form = formOf({ title: 'Звонок', description: null, note: undefined, 'file[]': [one, two], file: one });
  expect(fieldsOf(form)).toEqual({ title: 'Звонок', 'file[]': [one, two], file: one });
});
