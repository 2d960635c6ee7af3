import { expect, test } from 'vitest';
import { edgeSpeed } from './edgeSpeed.ts';

test('does not scroll in the middle', () => {
  expect(edgeSpeed(300, 0, 600)).toBe(0);
  expect(edgeSpeed(72, 0, 600)).toBe(0);
});

test('goes faster the nearer the edge, and no faster beyond it', () => {
  expect(edgeSpeed(40, 0, 600)).toBeLessThan(0);
  expect(edgeSpeed(10, 0, 600)).toBeLessThan(edgeSpeed(40, 0, 600));
  expect(edgeSpeed(590, 0, 600)).toBeGreaterThan(edgeSpeed(550, 0, 600));
  expect(edgeSpeed(5000, 0, 600)).toBe(16);
  expect(edgeSpeed(-5000, 0, 600)).toBe(-16);
});

test('a low box has a calm middle', () => {
  expect(edgeSpeed(50, 0, 100)).toBe(0);
});
