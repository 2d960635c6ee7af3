import { expect, test } from 'vitest';
import { asFileName, nameToGive } from './file-names.ts';

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\x.jpg', 'C__x.jpg'],
  ['', 'photo'],
  ['. .', 'photo'],
  ['хвост. ', 'хвост'],
  ['Ёлка «1».jpg', 'Ёлка «1».jpg'],
  ['CON.jpg', '_CON.jpg'],
  ['com1', '_com1'],
  ['Nul.tar.gz', '_Nul.tar.gz'],
  ['Конь.jpg', 'Конь.jpg'],
  ['CONCERT.jpg', 'CONCERT.jpg'],
])('%j is written as %j', (given, written) => {
  expect(asFileName(given, 'photo')).toBe(written);
});

test.each([
  ['Фото'.repeat(60) + '.jpg', '.jpg'],
  ['Фото'.repeat(60), 'о'],
  [`a.${'ж'.repeat(200)}`, 'ж'],
  // After five bytes and twelve family emoji fifteen bytes are left, less than another emoji needs.
  ['abcde' + '👩‍👩‍👧'.repeat(30) + '.png', '👩‍👩‍👧.png'],
  ['й'.normalize('NFD').repeat(100), 'й'.normalize('NFD')],
  ['Z' + '\u0301'.repeat(400) + '.jpg', '\u0301.jpg'],
])('%j is cut to what file systems take, grapheme by grapheme, and keeps a short extension', (name, end) => {
  const written = asFileName(name, 'photo');
  expect(new TextEncoder().encode(written).byteLength).toBeLessThanOrEqual(240);
  expect(new TextEncoder().encode(written).byteLength).toBeGreaterThan(215);
  expect(written.endsWith(end)).toBe(true);
});

test('a name of many dots takes no time', () => {
  expect(asFileName(`${'.'.repeat(100_000)}x`, 'photo')).toHaveLength(240);
});

test.each([
  ['IMG_1.jpg', 'projects/1/x.png', 'IMG_1.jpg'],
  ['Анна Иванова', 'projects/1/x.png', 'Анна Иванова.png'],
  ['Фото 12.05.2024', '/media/x.jpg?until=1&sign=a.b', 'Фото 12.05.2024.jpg'],
  ['Анна/Борис', 'blob:https://host.example/7', 'Анна_Борис'],
])('%j stored at %j is downloaded as %j', (name, stored, given) => {
  expect(nameToGive(name, stored)).toBe(given);
});
