import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  [`attachment; filename="zip.zip"; filename*=UTF-8''%D0%9B%D0%B5%D1%81.zip`, 'Лес.zip'],
  ['attachment; filename="a \\"b\\".zip"', 'a "b".zip'],
  ['attachment; filename=plain.jpg', 'plain.jpg'],
  [`attachment; filename*=UTF-8''%E0%A4%A; filename="left.zip"`, 'left.zip'],
  ['inline', ''],
  [null, ''],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
