import { expect, test } from 'vitest';
import { isMoving, openingAt, percentOf, type ZipUploadOfFile } from './zipUpload.ts';

const file = { name: 'a.zip', size: 1 };
const part = { number: 1, total: 2 };

test.each<[ZipUploadOfFile, number, boolean]>([
  [{ step: 'preparing', file }, 0, true],
  [{ step: 'initializing', file }, 0, true],
  [{ step: 'uploading', file, percent: 63.9 }, 63, true],
  [{ step: 'retrying', file, percent: 98, part, attempt: 2, attempts: 3 }, 98, true],
  [{ step: 'paused', file, percent: 40 }, 40, true],
  [{ step: 'finalizing', file }, 99, true],
  [{ step: 'processing', file }, 100, true],
  [{ step: 'cancelling', file, percent: 99 }, 99, true],
  [{ step: 'completed', file }, 100, false],
  [{ step: 'cancelled', file, percent: 40 }, 40, false],
  [{ step: 'error', file, percent: 140, message: '' }, 100, false],
])('%o: percent and movement', (state, percent, moves) => {
  expect(percentOf(state)).toBe(percent);
  expect(isMoving(state)).toBe(moves);
});

test('the iris opens with the percent', () => {
  expect(openingAt(0)).toBeCloseTo(0.12);
  expect(openingAt(100)).toBeCloseTo(0.82);
});
