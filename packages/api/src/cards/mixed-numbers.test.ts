import { expect, test } from 'vitest';
import { areMixed } from './mixed-numbers.ts';

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
  ['names that are times', run(['100500', '100700', '100600', '100800', '100650'], 'Pixel 8 · PXL_20260514_', 'PXL_20260514_'), false],
  ['names that are times, counted within a second', run([3, 5, 4], 'S23 · 20260514_100500_', '20260514_100500_'), false],
] as const)('may be two cameras of one model, or not: %s', (_, photos, isMixed) => {
  expect(areMixed(photos)).toBe(isMixed);
});
