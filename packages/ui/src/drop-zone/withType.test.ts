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

test.each(['application/octet-stream', 'image/pjpeg', 'image/jpg', 'image/x-png', 'image/heic', 'text/plain'])(
  'a file that the browser calls %s is what its first bytes tell',
  async (type) => {
    expect(await withType(file('\u00FF\u00D8\u00FF', type))).toMatchObject({ name: 'IMG_0431', type: 'image/jpeg' });
    expect(await withType(file('\u0089PNG\r\n\u001A\n', type))).toMatchObject({ type: 'image/png' });
  },
);

test.each(['image/jpeg', 'image/heic'])('a file stays where its type is right, or nothing else is known: %s', async (type) => {
  const known = file(type === 'image/jpeg' ? '\u00FF\u00D8\u00FF' : '....ftypheic', type);
  expect(await withType(known)).toBe(known);
});
