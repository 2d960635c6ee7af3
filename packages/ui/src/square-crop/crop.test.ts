import { expect, it } from 'vitest';
import { maxZoom, middleSquare, moved, zoomed, zoomOf } from './crop.ts';

const wide = { width: 600, height: 400 };
const middle = { left: 100, top: 0, side: 400 };

it('begins with the largest square in the middle', () => {
  expect(middleSquare(wide)).toEqual(middle);
  expect(middleSquare({ width: 400, height: 600 })).toEqual({ left: 0, top: 100, side: 400 });
});

it('moves against the image, and never out of it', () => {
  expect(moved(wide, middle, 30, 50)).toEqual({ left: 70, top: 0, side: 400 });
  expect(moved(wide, middle, 900, 0)).toEqual({ left: 0, top: 0, side: 400 });
  expect(moved(wide, middle, -900, -1)).toEqual({ left: 200, top: 0, side: 400 });
});

it('zooms around its middle, inside of the image and of the limits', () => {
  expect(zoomed(wide, middle, 2)).toEqual({ left: 200, top: 100, side: 200 });
  // In a corner it grows inwards.
  expect(zoomed(wide, { left: 400, top: 200, side: 200 }, 1)).toEqual({ left: 200, top: 0, side: 400 });
  expect(zoomOf(wide, zoomed(wide, middle, 99))).toBe(maxZoom);
  expect(zoomOf(wide, zoomed(wide, middle, 0))).toBe(1);
});
