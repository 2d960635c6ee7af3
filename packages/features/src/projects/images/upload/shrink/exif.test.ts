import { expect, test } from 'vitest';
import { exifOf, upright, withExif } from './exif.ts';

const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** A list of two fields: the model's address, and an orientation of 6 (turned by a quarter). */
const little = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0, 0x10, 1, 2, 0, 1, 0, 0, 0, 65, 0, 0, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
const big = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];

const segment = (tiff: readonly number[]) => Uint8Array.from([0xff, 0xe1, 0, 8 + tiff.length, ...exif, ...tiff]);
const other = [0xff, 0xe0, 0, 4, 1, 2];
const scan = [0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9];
const jpeg = (...parts: Iterable<number>[]) => Uint8Array.from([0xff, 0xd8, ...parts.flatMap((part) => [...part]), ...scan]);

test('finds the segment behind others', () => {
  expect(exifOf(jpeg(other, segment(little)))).toEqual(segment(little));
  expect(exifOf(jpeg(other))).toBeNull();
  expect(exifOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toBeNull();
  // It says that it is longer than the file.
  expect(exifOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...exif]))).toBeNull();
});

test.each([
  ['Intel', little, 30],
  ['Motorola', big, 19],
])('what was turned stands upright, in the byte order of %s, and the rest stays', (_, tiff, place) => {
  const turned = upright(segment(tiff));
  const expected = segment(tiff);
  expected[10 + place] = 1;
  expect(turned).toEqual(expected);
});

test('a damaged list stays as it is', () => {
  const damaged = segment([0x49, 0x49, 42, 0, 0xff, 0xff, 0, 0]);
  expect(upright(damaged)).toEqual(damaged);
});

test('another JPEG gets it in front of all else', async () => {
  const smaller = withExif(new Blob([jpeg(other)], { type: 'image/jpeg' }), segment(big));
  expect(new Uint8Array(await smaller.arrayBuffer())).toEqual(jpeg(segment(big), other));
  expect(smaller.type).toBe('image/jpeg');
});
