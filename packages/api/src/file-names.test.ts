import { expect, test } from 'vitest';
import { asFileName } from './file-names.ts';

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\x.jpg', 'C__x.jpg'],
  ['', 'photo'],
  ['. .', 'photo'],
  ['хвост. ', 'хвост'],
  ['Ёлка «1».jpg', 'Ёлка «1».jpg'],
])('%j is written as %j', (given, written) => {
  expect(asFileName(given, 'photo')).toBe(written);
});

test.each([
  ['Фото'.repeat(60) + '.jpg', '.jpg'],
  ['Фото'.repeat(60), 'о'],
  [`a.${'ж'.repeat(200)}`, 'ж'],
  ['👩‍👩‍👧'.repeat(30) + '.png', '👧.png'],
])('%j is cut to what file systems take, whole letter by whole letter, and keeps a short ending', (name, end) => {
  const written = asFileName(name, 'photo');
  expect(new TextEncoder().encode(written).byteLength).toBeLessThanOrEqual(240);
  expect(new TextEncoder().encode(written).byteLength).toBeGreaterThan(215);
  expect(written.endsWith(end)).toBe(true);
});
