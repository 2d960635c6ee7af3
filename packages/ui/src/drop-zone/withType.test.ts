import { expect, test } from 'vitest';
import { withType } from './withType.ts';

const file = (head: string, type = '') => new File([Uint8Array.from(head, (letter) => letter.codePointAt(0) ?? 0)], 'IMG_0431', { type });

test.each([
  ['\u00FF\u00D8\u00FF\u00E0', 'image/jpeg'],
  ['\u0089PNG\r\n\u001A\n....', 'image/png'],
  ['RIFF\u0001\n\u0003\u0004WEBPVP8 ', 'image/webp'],
  ['GIF89a', 'image/gif'],
  ['RIFF\u0001\u0002\u0003\u0004WAVE', ''],
  ['', ''],
  ['%PDF-1.7', ''],
])('a file without a type that begins with %j: %j', async (head, type) => {
  expect(await withType(file(head))).toMatchObject({ name: 'IMG_0431', type });
});

test('a type that the browser knows stays, and so does the file', async () => {
  const known = file('\u00FF\u00D8\u00FF', 'image/heic');
  expect(await withType(known)).toBe(known);
});
