import { expect, test } from 'vitest';
import { areMixed, splitCameras } from './split-cameras.ts';

const photo = (name: string, minute: number, camera: string | null = 'iPhone 13 · IMG_') => ({
  name,
  camera,
  takenAt: `2026-05-14T10:${String(minute).padStart(2, '0')}:00.000`,
});
const camerasOf = (photos: Parameters<typeof splitCameras>[0]) => splitCameras(photos).map(({ camera }) => camera);
/** Files of one series, a minute each. */
const run = (numbers: readonly number[], from = 0) => numbers.map((number, at) => photo(`IMG_${number}.jpg`, from + at));

test('two phones of one model are told apart by numbers far from each other at the same time', () => {
  const both = [photo('IMG_0101.jpg', 0), photo('IMG_5201.jpg', 1), photo('IMG_0102.jpg', 2), photo('IMG_5202.jpg', 3)];
  const [one, other] = ['iPhone 13 · IMG_0000+', 'iPhone 13 · IMG_5000+'];
  expect(camerasOf(both)).toEqual([one, other, one, other]);
  // An earlier photo of the second one, and one more of the first after a pause in which others were deleted.
  expect(camerasOf([...both, photo('IMG_5003.jpg', 0), photo('IMG_0900.jpg', 9)])).toEqual([one, other, one, other, other, one]);
});

test.each([
  ['numbers without a gap', run([1, 2, 3])],
  ['a gap of deleted photos', run([1, 2, 900, 901])],
  ['numbers that begin again', run([9_998, 9_999, 1, 2])],
  ['a serial number', [photo('IMG_1.jpg', 0, 'R6 · 0123'), photo('IMG_5001.jpg', 1, 'R6 · 0123'), photo('IMG_2.jpg', 2, 'R6 · 0123')]],
  ['no number in the names', [photo('Портрет.jpg', 0), photo('Ещё.jpg', 1)]],
  ['numbers close to each other, of two phones', run([150, 160, 151, 161, 152])],
] as const)('one camera stays one: %s', (_, photos) => {
  expect(camerasOf(photos)).toEqual(photos.map(({ camera }) => camera));
});

test.each([
  ['two phones with numbers close to each other', run([150, 160, 151, 161, 152]), true],
  ['numbers that begin again', run([9_998, 9_999, 1, 2]), false],
  ['a camera that was set back once', run([150, 151, 1, 2]), false],
  ['a serial number', run([150, 160, 151, 161, 152]).map((one) => ({ ...one, camera: 'R6 · 0123' })), false],
] as const)('may be two cameras, or not: %s', (_, photos, isMixed) => {
  expect(areMixed(photos)).toBe(isMixed);
});

test('without a time nothing is told', () => {
  const photos = run([1, 5_001, 2]).map((one) => ({ ...one, takenAt: null }));
  expect(splitCameras(photos)).toEqual(photos);
});
