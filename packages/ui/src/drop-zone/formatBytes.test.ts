import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0\u00A0Б'],
  [512, '512\u00A0Б'],
  [1024, '1\u00A0кБ'],
  [153_600, '150\u00A0кБ'],
  [4_404_019, '4,2\u00A0МБ'],
  [10_485_760, '10\u00A0МБ'],
  [91_645_542, '87,4\u00A0МБ'],
  [1024 ** 3 - 1, '1\u00A0ГБ'],
  [3 * 1024 ** 3, '3\u00A0ГБ'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
