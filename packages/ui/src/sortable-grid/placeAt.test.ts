import { expect, test } from 'vitest';
import { placeAt } from './placeAt.ts';

const cells = { columns: 4, pitchX: 100, pitchY: 50, count: 10 };

test('finds the cell under a point', () => {
  expect(placeAt(5, 5, cells)).toBe(0);
  expect(placeAt(250, 60, cells)).toBe(6);
});

test('outside the grid it is the nearest cell', () => {
  expect(placeAt(-30, -30, cells)).toBe(0);
  expect(placeAt(900, 10, cells)).toBe(3);
  expect(placeAt(390, 110, cells)).toBe(9);
  expect(placeAt(50, 4000, cells)).toBe(9);
});
