import { describe, expect, it } from 'vitest';
import { actualScale, clampView, restView, swipeStep, zoomAround } from './view.ts';

const size = { width: 400, height: 300 };

describe('zoom', () => {
  it('holds the point under the fingers', () => {
    const view = zoomAround(restView, 2, { x: 100, y: -50 });
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    // The point of the photo that was at (100, -50) is still there.
    expect({ x: 100 * view.scale + view.x, y: -50 * view.scale + view.y }).toEqual({ x: 100, y: -50 });
  });

  it('never gets smaller than the place, nor larger than four times', () => {
    expect(zoomAround(restView, 0.3, { x: 10, y: 10 })).toEqual(restView);
    expect(zoomAround(restView, 99, { x: 0, y: 0 }).scale).toBe(4);
  });

  it('has one pixel of the photo on one of the screen at 1 : 1', () => {
    expect(actualScale(6000, 1000, 1)).toBe(6);
    expect(actualScale(6000, 1000, 2)).toBe(3);
    expect(actualScale(800, 800, 2)).toBe(1);
    expect(zoomAround(restView, 6, { x: 0, y: 0 }, 6).scale).toBe(6);
    expect(clampView({ scale: 6, x: 0, y: 0 }, size, 6).scale).toBe(6);
  });

  it('never shows what is behind the edges', () => {
    expect(clampView({ scale: 2, x: 999, y: -999 }, size)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(clampView({ scale: 1, x: 30, y: 30 }, size)).toEqual(restView);
  });
});

describe('swipe', () => {
  it.each([
    ['a long way left', { x: -80, y: 10 }, 900, 1],
    ['a long way right', { x: 80, y: 10 }, 900, -1],
    ['short but fast', { x: -40, y: 0 }, 60, 1],
    ['short and slow', { x: -40, y: 0 }, 600, 0],
    ['mostly down', { x: -70, y: 120 }, 200, 0],
    ['a tap', { x: -3, y: 0 }, 1, 0],
  ] as const)('%s', (_, moved, ms, expected) => {
    expect(swipeStep(moved, ms)).toBe(expected);
  });
});
