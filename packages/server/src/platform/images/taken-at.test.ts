import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takenAtOf } from './taken-at.ts';

const exifOf = async (tags: Record<string, string>) => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'tan' } });
  const file = await image.withExif({ IFD2: tags }).jpeg().toBuffer();
  return (await sharp(file).metadata()).exif;
};

test.each<[Record<string, string>, string | null]>([
  [{ DateTimeOriginal: '2026:05:14 10:31:07' }, '2026-05-14T10:31:07.000'],
  [{ DateTimeOriginal: '2026:05:14 10:31:07', SubSecTimeOriginal: '25' }, '2026-05-14T10:31:07.250'],
  [{ DateTimeOriginal: '2026:05:14 10:31:07', SubSecTimeOriginal: '12345' }, '2026-05-14T10:31:07.123'],
  [{ DateTimeOriginal: '2026:05:14 10:31:07', SubSecTimeOriginal: 'x' }, '2026-05-14T10:31:07.000'],
  [{ DateTimeDigitized: '2026:05:14 09:00:00' }, '2026-05-14T09:00:00.000'],
  [{ DateTimeOriginal: '0000:00:00 00:00:00' }, null],
  [{ DateTimeOriginal: '    :  :     :  :  ' }, null],
  [{ DateTimeOriginal: 'вчера' }, null],
  [{ LensModel: '50 mm' }, null],
])('%j was taken at %s', async (tags, taken) => {
  expect(takenAtOf(await exifOf(tags))).toBe(taken);
});

test('an image without Exif, or with damaged Exif, has no time', () => {
  expect(takenAtOf(undefined)).toBeNull();
  expect(takenAtOf(Buffer.from('Exif\0\0MM\0*broken'))).toBeNull();
});
