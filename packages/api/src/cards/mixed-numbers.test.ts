import { expect, test } from 'vitest';
import { areMixed, seriesOf } from './mixed-numbers.ts';

/** Files of one series, in the order in which they were taken. */
const run = (numbers: readonly (number | string)[], camera: string | null = 'iPhone 13 · IMG_', series = 'IMG_') =>
  numbers.map((number) => ({ name: `${series}${number}.jpg`, camera }));

test.each([
  ['numbers close to each other', run([150, 160, 151, 161, 152]), true],
  ['numbers far from each other', run(['0101', 5201, '0102', 5202]), true],
  ['one photo of the second one', run([101, 102, 5201, 103]), true],
  ['numbers without a gap', run([1, 2, 3]), false],
  ['a gap of deleted photos', run([1, 2, 900, 901]), false],
  ['numbers that begin again', run([9_998, 9_999, 1, 2]), false],
  ['a camera that was set back once', run([150, 151, 1, 2]), false],
  ['a serial number', run([150, 160, 151, 161, 152], 'R6 · 0123'), false],
  ['no known camera', run([150, 160, 151], null), false],
  ['no number in the names', [{ name: 'Портрет.jpg', camera: 'iPhone 13 · Портрет' }], false],
  ['names that are times', run(['100500', '100700', '100600', '100800', '100650'], 'Pixel 8 · PXL_', 'PXL_20260514_'), false],
  ['names that are times, counted within a second', run([3, 5, 4], 'S23', '20260514_100500_'), false],
  ['seconds of names that are times', run([10, 50, 20, 40], 'iPhone 13', '2026-05-14 10.05.'), false],
  ['the count of a day', run(['0003', '0009', '0005'], 'Redmi 9 · IMG-', 'IMG-20261128-WA'), false],
  ['copies and edited ones', run(['0150', '0150 (1)', '0150 2', '0151', '0151~2', '0152']), false],
  ['numbers of two phones after a day', run([3, 9, 5], 'iPhone 13 · 20260514-', '20260514-'), true],
] as const)('may be two cameras of one model, or not: %s', (_, photos, isMixed) => {
  expect(areMixed(photos)).toBe(isMixed);
});

test.each([
  ['IMG_', ['IMG_0212.jpg', 'IMG_E0212.JPG', 'IMG_0212 (1).jpg', 'IMG_0212(1).jpg', 'IMG_0212~2.jpg', 'IMG_0212 2.jpg', 'IMG_0212.HEIC']],
  ['', ['20261128_101530.jpg', '20261128_101530(0).jpg', '20261128_101530_001.jpg', '20261128_101530~2.jpg', '2026-11-28 10.15.30.jpg']],
  [
    'IMG_',
    ['IMG_20261128_101530.jpg', 'IMG_20261128_101530_1.jpg', 'IMG_20261128_101530123_HDR.jpg', 'IMG_20261128_101530_BURST001_COVER.jpg'],
  ],
  ['IMG', ['IMG20261128101530.jpg', 'IMG20261128101530_01.jpg']],
  ['PXL_', ['PXL_20261128_101530123.jpg', 'PXL_20261128_101530123.MP.jpg', 'PXL_20261128_101530123.PORTRAIT-01.COVER.jpg']],
  ['WP_', ['WP_20261128_10_15_30_Pro.jpg']],
  ['IMG-', ['IMG-20261128-WA0003.jpg', 'IMG-20261128-WA0003 (1).jpg']],
  ['WhatsApp Image ', ['WhatsApp Image 2026-11-28 at 10.15.30.jpeg', 'WhatsApp Image 2026-11-28 at 10.15.30 (1).jpeg']],
  ['Изображение WhatsApp ', ['Изображение WhatsApp 2026-11-28 в 10.15.30_1a2b3c4d.jpg']],
  ['photo_', ['photo_2026-11-28_10-15-30.jpg', 'photo_2026-11-28_10-15-30 (2).jpg', 'photo_2026-11-28 10.15.30.jpeg']],
  // A counter behind a day, of eight digits, and none at all.
  ['20261128-', ['20261128-0003.jpg', '20261128-0004.jpg']],
  ['DSC', ['DSC05211.ARW', 'DSC05212.jpg']],
  ['B', ['B00012345.jpg']],
  ['Портрет', ['Портрет.jpg']],
] as const)('are of the series «%s»: %s', (series, names) => {
  expect(names.map(seriesOf)).toEqual(names.map(() => series));
});
